import fs from 'node:fs';
import path from 'node:path';
import { readFrontMatter, type FrontMatter } from '../../../model/src/frontMatter.ts';
import { nearest } from '../../../model/src/nearest.ts';
import type { Problem } from '../../../model/src/problem.ts';
import { routeOf } from '../../../model/src/routes.ts';
import { decode } from '../texts/decode.ts';
import { isDocument } from './files.ts';
import { checkTitles } from './titles.ts';
import ts from 'typescript';

/** The parts of a page that checks across pages need. */
interface Document extends FrontMatter {
  file: string;
  id: string;
  route: string;
  title: string;
  /** Whether the page is left out of the sidebars on purpose. */
  isHidden: boolean;
  hasFrontMatter: boolean;
}

const SIDEBARS = [
  { sidebars: 'sidebars.ts', folder: 'docs', base: '/' },
  { sidebars: 'sidebars-sdk.ts', folder: 'api', base: '/api' },
];

/**
 * Reports conflicts between pages, such as two with the same address or title, or a page that a sidebar has twice or
 * not at all.
 */
export function checkAcrossPages(
  all: readonly string[],
  requested: ReadonlySet<string>,
  root: string,
): Problem[] {
  const isRequested = ({ file }: { file: string }) => requested.has(file);
  // The second of two duplicates gets the message, so the files to check come last.
  const documents = all
    .filter(isDocument)
    .map((file) => readDocument(file, root))
    .toSorted((a, b) => Number(isRequested(a)) - Number(isRequested(b)));
  return checkDocuments(documents, root).filter(isRequested);
}

function checkDocuments(documents: readonly Document[], root: string): Problem[] {
  return [
    ...checkTitles(documents.filter(({ hasFrontMatter }) => hasFrontMatter)),
    ...findDuplicates(
      documents,
      ({ route }) => route.replace(/\/$/, '').toLowerCase(),
      (document, earlier) => ({
        file: document.file,
        line: 1,
        message: `the page has the address of ${earlier.file}, ${document.route}. Rename one of them`,
      }),
    ),
    ...findDuplicates(
      documents,
      ({ title }) => title.toLowerCase(),
      (document, earlier) => ({
        file: document.file,
        line: document.lines.title ?? 1,
        message: `the title is that of ${earlier.file}. Write a title that differs: search results and tabs show nothing else`,
      }),
    ),
    ...SIDEBARS.flatMap((each) => checkSidebarEntries(each, documents, root)),
  ];
}

function readDocument(file: string, root: string): Document {
  const { folder, base } = SIDEBARS.find((each) => file.startsWith(`${each.folder}/`)) ?? {
    folder: '',
    base: '',
  };
  const id = path.posix.relative(folder, file).replace(/\.mdx?$/, '');
  const { frontMatter, lines } = frontMatterOf(path.join(root, file));
  return {
    file,
    id,
    route: routeOf(id, base, frontMatter.slug),
    title: String(frontMatter.title ?? ''),
    isHidden: frontMatter.draft === true || frontMatter.unlisted === true,
    hasFrontMatter: Object.keys(lines).length > 0,
    frontMatter,
    lines,
  };
}

/** Returns nothing for an unreadable page; another check reports it. */
function frontMatterOf(file: string): FrontMatter {
  const nothing = { frontMatter: {}, lines: {} };
  const text = decode(fs.readFileSync(file));
  try {
    return typeof text === 'string' ? readFrontMatter(text) : nothing;
  } catch {
    return nothing;
  }
}

function findDuplicates(
  documents: readonly Document[],
  keyOf: (document: Document) => string,
  problem: (document: Document, earlier: Document) => Problem,
): Problem[] {
  const seen = new Map<string, Document>();
  return documents.flatMap((document) => {
    const key = keyOf(document);
    const earlier = seen.get(key);
    if (key !== '' && earlier) return [problem(document, earlier)];
    seen.set(key, document);
    return [];
  });
}

function checkSidebarEntries(
  { sidebars, folder }: (typeof SIDEBARS)[number],
  documents: readonly Document[],
  root: string,
): Problem[] {
  const file = path.join(root, sidebars);
  if (!fs.existsSync(file)) return [];
  const entries = sidebarEntries(fs.readFileSync(file, 'utf8'));
  const here = documents.filter((document) => document.file.startsWith(`${folder}/`));
  const ids = here.map(({ id }) => id);
  const lines = new Map<string, number>();
  const problems: Problem[] = [];
  for (const { id, line } of entries) {
    const before = lines.get(id);
    if (before !== undefined)
      problems.push({
        file: sidebars,
        line,
        message: `"${id}" is in the sidebars already, on line ${before}. Remove one: a page has only one entry`,
      });
    else lines.set(id, line);
    if (!ids.includes(id) && folder === 'docs') {
      const near = nearest(id, ids, 1)[0];
      problems.push({
        file: sidebars,
        line,
        message: `the sidebar names "${id}", and there is no docs/${id}.mdx. ${near ? `Perhaps "${near}" is meant` : 'Write the page, or remove the entry'}`,
      });
    }
  }
  for (const document of here)
    if (!lines.has(document.id) && !document.isHidden)
      problems.push({
        file: document.file,
        line: 1,
        message: `the page is in no sidebar, so readers can't find it. Add '${document.id}' to ${sidebars}, or unlisted: true to its front matter`,
      });
  return problems;
}

/** A document in a sidebar, and the line of its entry. */
interface SidebarEntry {
  id: string;
  line: number;
}

/** Returns the documents that a file of sidebars spells out, as strings in lists and as ids of items. */
function sidebarEntries(source: string): SidebarEntry[] {
  const file = ts.createSourceFile('sidebars.ts', source, ts.ScriptTarget.Latest, true);
  const entries: SidebarEntry[] = [];
  const add = (node: ts.StringLiteralLike) =>
    entries.push({ id: node.text, line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
  const read = (node: ts.Node): void => {
    if (ts.isArrayLiteralExpression(node))
      for (const element of node.elements) if (ts.isStringLiteralLike(element)) add(element);
    if (
      ts.isPropertyAssignment(node) &&
      node.name.getText() === 'id' &&
      ts.isStringLiteralLike(node.initializer)
    )
      add(node.initializer);
    ts.forEachChild(node, read);
  };
  read(file);
  return entries;
}
