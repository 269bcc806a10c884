import fs from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { filesUnder } from '../../../model/src/files.ts';
import { readFrontMatter, type FrontMatter } from '../../../model/src/frontMatter.ts';
import { parsePage, syntaxProblem } from '../../../model/src/markdownParser.ts';
import { withoutCache, type Memoize } from '../../../model/src/cache/Cache.ts';
import type { Problem } from '../../../model/src/problem.ts';
import { headingAnchors, idsOf } from '../structure/anchors.ts';
import { decodeText } from '../texts/readTexts.ts';
import { attributeOf, lineOf, nodesIn, textOf } from '../texts/nodes.ts';
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
  /** Links, and whether the text has to be the title of the page. */
  links: { url: string; line: number; text?: string; isTitle?: boolean }[];
  /** Set for a page that can't be read. Only its likely address is known. */
  isUnread?: true;
}

/** Reads every page of the folders, from the cache if possible. A page that can't be read also yields a problem. */
export function readPages(
  root: string,
  folders: PageFolder[],
  memoize: Memoize = withoutCache,
): { pages: Page[]; problems: Problem[] } {
  const pages: Page[] = [];
  const problems: Problem[] = [];
  for (const folder of folders.filter(({ directory }) => fs.existsSync(path.join(root, directory)))) {
    for (const file of filesUnder(root, [folder.directory], /\/(?!_)[^/]*\.mdx?$/)) {
      const generated = (folder.generated ?? []).some((part) =>
        file.startsWith(`${folder.directory}/${part}/`),
      );
      const bytes = fs.readFileSync(path.join(root, file));
      const decoded = decodeText(file, bytes);
      const text = typeof decoded === 'string' ? decoded : '';
      try {
        if (typeof decoded !== 'string') throw decoded;
        pages.push(unpack(memoize([file, text], () => pack(readPage(file, text, folder, generated)))));
      } catch (error) {
        const { line = 1, message } = error as Problem;
        problems.push(syntaxProblem(file, text) ?? { file, line, message });
        const slug = /^slug: *(\S+)/m.exec(text)?.[1];
        pages.push({ ...emptyPage(file, folder, { frontMatter: { slug }, lines: {} }), isUnread: true });
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
  const page: Page = { ...emptyPage(file, folder, readFrontMatter(text)), generated };
  if (generated) collectGeneratedAnchors(text, page);
  else collectAnchorsAndLinks(text, page);
  return page;
}

function emptyPage(file: string, { directory, routeBase }: PageFolder, front: FrontMatter): Page {
  const id = path.posix.relative(directory, file).replace(/\.mdx?$/, '');
  const route = routeOf(id, routeBase, front.frontMatter.slug);
  return { file, id, route, generated: false, ...front, anchors: new Set(), links: [] };
}

function collectAnchorsAndLinks(text: string, page: Page): void {
  const tree = parsePage(page.file, text);
  const nodes = nodesIn(tree, () => true);
  const lines = text.split('\n');
  page.anchors = new Set([...headingAnchors(tree), ...nodes.flatMap(idsOf)]);
  for (const node of nodes) {
    const urls = [
      ...(node.type === 'link' || node.type === 'definition' ? [node.url] : []),
      // Whether the glossary has a term is checked with its other uses.
      ...(node.name === 'Term' ? [] : [attributeOf(node, 'to'), attributeOf(node, 'href')]),
    ];
    for (const url of urls)
      if (typeof url === 'string')
        page.links.push({
          url,
          line: lineOf(node),
          text: textOf(node),
          isTitle: /^- [^\n]*: \[[^\]]+\]\(\/[^)]*\)$/.test(lines[lineOf(node) - 1] ?? ''),
        });
  }
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
