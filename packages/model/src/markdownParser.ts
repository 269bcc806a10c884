import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { readFrontMatter } from './frontMatter.ts';
import type { Problem } from './problem.ts';
import { syntaxRemedy } from './syntaxRemedy.ts';

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).freeze();
const mdx = markdown().use(remarkMdx).freeze();

/** The checks go through the pages one after the other. By parser and text, the oldest first. */
const trees = new Map<string, ReturnType<typeof markdown.parse>>();
/** More than a site has pages. */
const MOST_TREES = 500;

/** Reads a page, with JSX where the end of its name says so. Who asks must not change the tree. */
export function parsePage(file: string, text: string): ReturnType<typeof markdown.parse> {
  const isMdx = file.endsWith('x');
  const key = `${isMdx} ${text}`;
  const known = trees.get(key);
  if (known) return known;
  const tree = isMdx ? mdx.parse(text) : markdown.parse(text);
  const [oldest] = trees.keys();
  if (oldest !== undefined && trees.size === MOST_TREES) trees.delete(oldest);
  trees.set(key, tree);
  return tree;
}

/** Why a page cannot be read, with the place; nothing if it can. */
export function syntaxProblem(file: string, text: string): Problem | undefined {
  if (!/\.mdx?$/.test(file)) return undefined;
  try {
    parsePage(file, text);
  } catch (error) {
    return {
      file,
      ...placeOf(error as ParserError),
      message: `the page cannot be read: ${said(error as ParserError)}`,
    };
  }
  try {
    readFrontMatter(text);
    return undefined;
  } catch (error) {
    const { line = 1, message } = error as Error & { line?: number };
    return { file, line, message };
  }
}

interface ParserError extends Error {
  reason?: string;
  line?: number;
  column?: number;
}

/** What is never closed is found at the end of its paragraph or page; the message says where it was opened. */
function placeOf({ message, line, column }: ParserError): { line: number; column: number } {
  const opened = /Expected a closing tag for .*\((\d+):(\d+)-/.exec(message);
  return {
    line: opened ? Number(opened[1]) : (line ?? 1),
    column: opened ? Number(opened[2]) : (column ?? 1),
  };
}

const said = ({ reason, message }: ParserError) => syntaxRemedy((reason ?? message).split('\n')[0] ?? '');
