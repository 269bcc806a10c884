import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { readFrontMatter } from './frontMatter.ts';
import type { Problem } from './problem.ts';
import { readTable } from './readTable.ts';

/** Patterns of the parser's messages, each with a message for writers that includes a fix. The first match counts. */
const remedies = readTable('packages/model/src/syntaxRemedies.tsv', ['message', 'remedy']).map((row) => ({
  pattern: new RegExp(row.message),
  remedy: row.remedy,
}));

/** Returns a message for writers in place of the parser's: the mistake and its fix. */
function syntaxRemedy(message: string): string {
  for (const { pattern, remedy } of remedies) {
    const match = pattern.exec(message);
    if (match) return remedy.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '');
  }
  return `${message}. Compare the line with a page that compiles`;
}

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).freeze();
const mdx = markdown().use(remarkMdx).freeze();

/** Parsed trees by parser and text, oldest first. Several checks parse the same pages one after the other. */
const trees = new Map<string, ReturnType<typeof markdown.parse>>();
/** More than the number of pages on a site. */
const MAX_TREES = 500;

/** Parses a page, as MDX if the file name ends in `x`. The tree is cached, so callers must not modify it. */
export function parsePage(file: string, text: string): ReturnType<typeof markdown.parse> {
  const isMdx = file.endsWith('x');
  const key = `${isMdx} ${text}`;
  const cached = trees.get(key);
  if (cached) return cached;
  const tree = isMdx ? mdx.parse(text) : markdown.parse(text);
  const [oldest] = trees.keys();
  if (oldest !== undefined && trees.size === MAX_TREES) trees.delete(oldest);
  trees.set(key, tree);
  return tree;
}

/** Returns why a page can't be read, with the location, or nothing if it can. */
export function syntaxProblem(file: string, text: string): Problem | undefined {
  if (!/\.mdx?$/.test(file)) return undefined;
  try {
    parsePage(file, text);
  } catch (error) {
    return {
      file,
      ...locationOf(error as ParserError),
      message: `the page cannot be read: ${parserMessage(error as ParserError)}`,
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

/**
 * Returns the location of an error. The parser reports an unclosed tag at the end of its paragraph or page, but its
 * message contains where the tag was opened.
 */
function locationOf({ message, line, column }: ParserError): { line: number; column: number } {
  const opened = /Expected a closing tag for .*\((\d+):(\d+)-/.exec(message);
  return {
    line: opened ? Number(opened[1]) : (line ?? 1),
    column: opened ? Number(opened[2]) : (column ?? 1),
  };
}

const parserMessage = ({ reason, message }: ParserError) =>
  syntaxRemedy((reason ?? message).split('\n')[0] ?? '');
