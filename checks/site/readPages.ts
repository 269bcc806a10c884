import fs from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { toString } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { LineCounter, parseDocument } from 'yaml';
import type { Problem } from '../../facts/problem.ts';
import { routeOf } from '../../facts/routes.ts';

/** A folder of pages and the path they are served under. */
export interface PageFolder {
  directory: string;
  /** Path in front of each page's own, such as `/` or `/api`. */
  routeBase: string;
  /** Folders inside it that are generated: read for their anchors only. */
  generated?: readonly string[];
}

/** What the checks need to know of a page's source. */
export interface Page {
  file: string;
  /** Document id, as sidebars name it. */
  id: string;
  route: string;
  generated: boolean;
  frontMatter: Record<string, unknown>;
  /** Line of each front-matter key. */
  lines: Record<string, number>;
  anchors: Set<string>;
  links: { url: string; line: number }[];
}

/** Reads every page of the folders; a page that cannot be read becomes a problem instead. */
export function readPages(root: string, folders: PageFolder[]): { pages: Page[]; problems: Problem[] } {
  const pages: Page[] = [];
  const problems: Problem[] = [];
  for (const folder of folders) {
    const base = path.join(root, folder.directory);
    for (const name of fs.readdirSync(base, { recursive: true, encoding: 'utf8' }).toSorted()) {
      if (!/\.mdx?$/.test(name) || path.basename(name).startsWith('_')) continue;
      const file = path.posix.join(folder.directory, name.replaceAll('\\', '/'));
      const generated = (folder.generated ?? []).some((part) =>
        file.startsWith(`${folder.directory}/${part}/`),
      );
      const text = fs.readFileSync(path.join(root, file), 'utf8');
      try {
        pages.push(readPage(file, text, folder, generated));
      } catch (error) {
        problems.push(problemOf(error, file));
      }
    }
  }
  return { pages, problems };
}

function problemOf(error: unknown, file: string): Problem {
  const { message, line } = error as Error & { line?: number };
  // A component that is never closed is found at the end of the page; its message says where it was opened.
  const opened = /\((\d+):\d+-\d+:\d+\)$/.exec(message)?.[1];
  return { file, line: line ?? Number(opened ?? 1), message };
}

function readPage(file: string, text: string, folder: PageFolder, generated: boolean): Page {
  const id = path.posix.relative(folder.directory, file).replace(/\.mdx?$/, '');
  const { frontMatter, lines } = readFrontMatter(text);
  const page: Page = {
    file,
    id,
    route: routeOf(id, folder.routeBase, frontMatter.slug),
    generated,
    frontMatter,
    lines,
    anchors: new Set(),
    links: [],
  };
  if (generated) collectGeneratedAnchors(text, page);
  else collectAnchorsAndLinks(text, page);
  return page;
}

function readFrontMatter(text: string): Pick<Page, 'frontMatter' | 'lines'> {
  const block = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1];
  if (block === undefined) return { frontMatter: {}, lines: {} };
  const counter = new LineCounter();
  const document = parseDocument(block, { lineCounter: counter });
  const [error] = document.errors;
  if (error) {
    const line = counter.linePos(error.pos[0]).line + 1;
    // The message's own place counts from the front matter's beginning.
    const what = error.message.replace(/ at line \d+[\s\S]*$/, '');
    throw Object.assign(new Error(`front matter is not valid YAML: ${what}`), { line });
  }
  const lines: Record<string, number> = {};
  const items = (
    document.contents as { items?: { key: { value: string; range: [number, number, number] } }[] }
  )?.items;
  for (const { key } of items ?? []) lines[key.value] = counter.linePos(key.range[0]).line + 1;
  return { frontMatter: (document.toJS() ?? {}) as Record<string, unknown>, lines };
}

const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx);

/** Where `<Term>` leads. */
const GLOSSARY = '/roadmap-and-references/glossary';

/** What is read of a Markdown node, whatever its kind. */
interface AnyNode extends Node {
  url?: string;
  children?: AnyNode[];
  value?: string;
  name?: string | null;
  attributes?: { name?: string; value?: unknown }[];
}

function collectAnchorsAndLinks(text: string, page: Page): void {
  const slugger = new GithubSlugger();
  const addLink = (url: unknown, node: AnyNode) => {
    if (typeof url === 'string') page.links.push({ url, line: node.position?.start.line ?? 1 });
  };
  visit(processor.parse(text) as Node, (visited) => {
    const node: AnyNode = visited;
    if (node.type === 'heading') {
      const comment = node.children?.find(({ type }) => type === 'mdxTextExpression')?.value;
      const explicit = /^\/\*\s*#([\w-]+)\s*\*\/$/.exec(comment ?? '')?.[1];
      const content = node.children?.filter(({ type }) => type !== 'mdxTextExpression') ?? [];
      page.anchors.add(explicit ?? slugger.slug(toString(content as Parameters<typeof toString>[0]).trim()));
    } else if (node.type === 'link' || node.type === 'definition') {
      addLink(node.url, node);
    } else if (node.attributes) {
      for (const { name, value } of node.attributes) {
        if (node.name === 'Term') {
          // A term leads to its entry, and has no anchor of its own.
          if (name === 'id') addLink(`${GLOSSARY}#${String(value)}`, node);
          continue;
        }
        if (name === 'to' || name === 'href') addLink(value, node);
        if (name === 'id' && typeof value === 'string') page.anchors.add(value);
      }
    }
  });
}

/** Generated pages are many and plain: their headings and ids are read line by line. */
function collectGeneratedAnchors(text: string, page: Page): void {
  const slugger = new GithubSlugger();
  let fenced = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) fenced = !fenced;
    if (fenced) continue;
    const heading = /^#{1,6} (.*)$/.exec(line)?.[1];
    if (heading) page.anchors.add(slugger.slug(heading.replace(/[`*~]|\\(?=[<>_()[\]])/g, '')));
    for (const [, id] of line.matchAll(/\bid="([^"]+)"/g)) if (id) page.anchors.add(id);
  }
}
