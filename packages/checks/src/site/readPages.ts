import fs from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { toString } from 'mdast-util-to-string';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { filesUnder } from '../../../model/src/files.ts';
import { readFrontMatter, type FrontMatter } from '../../../model/src/frontMatter.ts';
import { parsePage, syntaxProblem } from '../../../model/src/markdownParser.ts';
import { withoutCache, type Memoize } from '../../../model/src/cache/Cache.ts';
import type { Problem } from '../../../model/src/problem.ts';
import { routeOf } from '../../../model/src/routes.ts';

/** A folder of pages and the path they are served under. */
export interface PageFolder {
  directory: string;
  /** Path prefix of each page's route, such as `/` or `/api`. */
  routeBase: string;
  /** Folders inside it that are generated, and read only for their anchors. */
  generated?: readonly string[];
}

/** The parts of a page's source that the checks need. */
export interface Page extends FrontMatter {
  file: string;
  /** Document id, as in sidebars. */
  id: string;
  route: string;
  generated: boolean;
  anchors: Set<string>;
  links: { url: string; line: number }[];
}

/** Reads every page of the folders, from the cache if possible. A page that can't be read yields a problem instead. */
export function readPages(
  root: string,
  folders: PageFolder[],
  memoize: Memoize = withoutCache,
): { pages: Page[]; problems: Problem[] } {
  const pages: Page[] = [];
  const problems: Problem[] = [];
  for (const folder of folders) {
    for (const file of filesUnder(root, [folder.directory], /\/(?!_)[^/]*\.mdx?$/)) {
      const generated = (folder.generated ?? []).some((part) =>
        file.startsWith(`${folder.directory}/${part}/`),
      );
      const text = fs.readFileSync(path.join(root, file), 'utf8');
      try {
        pages.push(unpack(memoize([file, text], () => pack(readPage(file, text, folder, generated)))));
      } catch (error) {
        problems.push(syntaxProblem(file, text) ?? { file, line: 1, message: (error as Error).message });
      }
    }
  }
  return { pages, problems };
}

/** Converts a page to data that JSON supports. */
const pack = (page: Page) => ({ ...page, anchors: [...page.anchors] });
const unpack = (packed: ReturnType<typeof pack>): Page => ({ ...packed, anchors: new Set(packed.anchors) });

/** Parses a page's source as if the page were in the folder. */
export function readPage(file: string, text: string, folder: PageFolder, generated = false): Page {
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

/** The fields that are read from Markdown nodes of any kind. */
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
  visit(parsePage(page.file, text) as Node, (visited) => {
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
        // A term has no anchor of its own. Whether the glossary has the term is checked with its other uses.
        if (node.name === 'Term') continue;
        if (name === 'to' || name === 'href') addLink(value, node);
        if (name === 'id' && typeof value === 'string') page.anchors.add(value);
      }
    }
  });
}

/** Reads headings and ids line by line, since generated pages are many and simple. */
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
