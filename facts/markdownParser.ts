import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Problem } from './problem.ts';

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).freeze();
const mdx = markdown().use(remarkMdx).freeze();

/** Reads a page, with JSX where the end of its name says so. */
export const parsePage = (file: string, text: string) => (file.endsWith('x') ? mdx : markdown).parse(text);

/** Why a page cannot be read, with the place; nothing if it can. */
export function syntaxProblem(file: string, text: string): Problem | undefined {
  if (!/\.mdx?$/.test(file)) return undefined;
  try {
    parsePage(file, text);
    return undefined;
  } catch (error) {
    const { reason, message, line, column } = error as Error & {
      reason?: string;
      line?: number;
      column?: number;
    };
    // A component that is never closed is found at the end of the page; its message says where it was opened.
    const [, openedLine, openedColumn] = /\((\d+):(\d+)-\d+:\d+\)$/.exec(message) ?? [];
    return {
      file,
      line: line ?? Number(openedLine ?? 1),
      column: column ?? Number(openedColumn ?? 1),
      message: `the page cannot be read: ${(reason ?? message).split('\n')[0]}`,
    };
  }
}
