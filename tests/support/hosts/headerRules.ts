import fs from 'node:fs';

/** Whether a pattern with stars matches a path. */
export const matches = (pattern: string, pathname: string): boolean =>
  new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(pathname);

/**
 * Does to an answer what a `_headers` file says. Every rule that matches counts: one header of two rules is joined by a
 * comma, and `! Name` takes a header off.
 * - https://developers.cloudflare.com/pages/configuration/headers/
 * - https://docs.netlify.com/manage/routing/headers/ (without `!`)
 */
export function applyHeadersFile(file: string, pathname: string, headers: Headers): void {
  const set = new Set<string>();
  let isMatch = false;
  for (const line of fs.readFileSync(file, 'utf8').split('\n')) {
    if (line.startsWith('/')) isMatch = matches(line, pathname);
    if (!isMatch || !line.startsWith(' ')) continue;
    const [, off, name = '', value = ''] = /^\s+(!?) ?([\w-]+):? ?(.*)$/.exec(line) ?? [];
    if (off) headers.delete(name);
    else if (set.has(name)) headers.append(name, value);
    else headers.set(name, value);
    if (!off) set.add(name);
  }
}
