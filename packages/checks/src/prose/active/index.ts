import { readFrontMatter } from '../../../../model/src/frontMatter.ts';
import type { Problem } from '../../../../model/src/problem.ts';
import { refusedAddress } from './addresses.ts';
import { refusedKey } from './frontMatterKeys.ts';
import { activeIn, type Refused } from './page.ts';
import { textsOf } from './texts.ts';

/**
 * Reports content of a text that would make a page load, send or run something, such as scripts, frames, handlers, code
 * in braces, addresses that contain code, and images from other hosts. The docs of a wallet are worth an attacker's
 * patience, and a reviewer may overlook one attribute.
 */
export function checkActive(file: string, source: string): Problem[] {
  // Texts inside other files are plain Markdown, as they are on the site.
  const name = /\.mdx?$/.test(file) ? file : `${file}.md`;
  const refused = textsOf(file, source).flatMap(({ line, text }) =>
    activeIn(name, text).map((found) => ({ ...found, line: found.line + line - 1 })),
  );
  const inFront = /(?:^|\/)(?:docs|api|src\/pages|fixtures)\/.*\.mdx?$/.test(file)
    ? inFrontMatter(source)
    : [];
  return [...inFront, ...refused].map((found) => ({ file, ...found }));
}

function inFrontMatter(source: string): Refused[] {
  const { frontMatter, lines } = readFrontMatter(source);
  return Object.entries(frontMatter).flatMap(([key, value]) => {
    const line = lines[key] ?? 1;
    const unknown = refusedKey(key);
    if (unknown) return [{ line, message: unknown }];
    const text = JSON.stringify(value);
    if (/<\/?[a-z!]/i.test(text))
      return [{ line, message: `${key}: the front matter is text without HTML. Use words` }];
    const why = typeof value === 'string' ? refusedAddress(value) : undefined;
    return why ? [{ line, message: `${key}: ${why}` }] : [];
  });
}
