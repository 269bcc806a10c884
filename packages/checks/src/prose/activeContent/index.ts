import { readFrontMatter } from '../../../../model/src/frontMatter.ts';
import type { LineProblem, Problem } from '../../../../model/src/problem.ts';
import { addressMessage } from './addresses.ts';
import { keyMessage } from './frontMatterKeys.ts';
import { findActiveContent } from './findActiveContent.ts';
import { markdownParts } from './markdownParts.ts';

/**
 * Reports content of a text that would make a page load, send or run something, such as scripts, frames, handlers, code
 * in braces, addresses that contain code, and images from other hosts. The docs of a wallet are worth an attacker's
 * patience, and a reviewer may overlook one attribute.
 */
export function checkActiveContent(file: string, source: string): Problem[] {
  // Texts inside other files are plain Markdown, as they are on the site.
  const name = /\.mdx?$/.test(file) ? file : `${file}.md`;
  const problems = markdownParts(file, source).flatMap(({ line, text }) =>
    findActiveContent(name, text).map((problem) => ({ ...problem, line: problem.line + line - 1 })),
  );
  const frontMatterProblems = /(?:^|\/)(?:docs|api|src\/pages|fixtures)\/.*\.mdx?$/.test(file)
    ? checkFrontMatterValues(source)
    : [];
  return [...frontMatterProblems, ...problems].map((problem) => ({ file, ...problem }));
}

function checkFrontMatterValues(source: string): LineProblem[] {
  const { frontMatter, lines } = readFrontMatter(source);
  return Object.entries(frontMatter).flatMap(([key, value]) => {
    const line = lines[key] ?? 1;
    const unknown = keyMessage(key);
    if (unknown) return [{ line, message: unknown }];
    const text = JSON.stringify(value);
    if (/<\/?[a-z!]/i.test(text))
      return [{ line, message: `${key}: front matter must not contain HTML. Use plain text` }];
    const addressProblem = typeof value === 'string' ? addressMessage(value) : undefined;
    return addressProblem ? [{ line, message: `${key}: ${addressProblem}` }] : [];
  });
}
