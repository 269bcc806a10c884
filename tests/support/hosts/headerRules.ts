import fs from 'node:fs';

/** Whether a pattern with `*` wildcards matches a path. */
export const matches = (pattern: string, pathname: string): boolean =>
  new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(pathname);

/**
 * Applies a `_headers` file to a response. Every matching rule counts: a header that two rules set is joined by a
 * comma, and `! Name` removes a header.
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
