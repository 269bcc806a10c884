import { hint } from '../texts/hint.ts';
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { lineAt, type Problem } from '../../../model/src/problem.ts';
import { nodesOf, parseScript } from '../texts/script.ts';
import { escapeRegExp } from '../../../model/src/escapeRegExp.ts';
import type { Page } from './readPages.ts';

/** Checks that a file of sidebars has every page of a folder once, and no others. */
export function checkSidebar(root: string, file: string, folder: string, pages: readonly Page[]): Problem[] {
  const sidebars = path.join(root, file);
  if (!fs.existsSync(sidebars)) return [];
  const here = pages.filter((page) => page.file.startsWith(`${folder}/`) && !page.generated);
  const ids = here.map(({ id }) => id);
  const lines = new Map<string, number>();
  const problems: Problem[] = [];
  const source = fs.readFileSync(sidebars, 'utf8');
  const { entries, empty } = sidebarEntries(source);
  const known = new Set<string>();
  for (const { index, 0: property, 1: label, 2: address } of source.matchAll(
    /\b(?:label: '([^']+)'|href: '([^']+)')/g,
  ))
    if (known.size === known.add(property).size)
      problems.push({
        file,
        line: lineAt(source, index),
        message: `another entry ${label ? `is called "${label}"` : `leads to ${address}`} too. Correct one of them`,
      });
  for (const line of empty)
    problems.push({ file, line, message: 'the category is empty. Add a page, or remove it' });
  for (const { id, line } of entries) {
    const report = (message: string) => problems.push({ file, line, message });
    const before = lines.get(id);
    if (before === undefined) lines.set(id, line);
    else
      report(`"${id}" is in the sidebars already, on line ${before}. Remove one: a page has only one entry`);
    const draft = here.find((page) => page.id === id && page.frontMatter.draft === true);
    if (draft)
      problems.push({
        file: draft.file,
        line: draft.lines.draft ?? 1,
        message: `draft: true keeps readers from the page, and ${file} lists it. Remove one of them`,
      });
    if (ids.includes(id)) continue;
    const near = hint(id, ids, '. Perhaps "*" is meant') || '. Write the page, or remove the entry';
    report(`the sidebar names "${id}", and there is no ${folder}/${id}.mdx${near}`);
  }
  const missing = here.filter(
    ({ id, isUnread, frontMatter: { draft, unlisted } }) =>
      !lines.has(id) && !isUnread && draft !== true && unlisted !== true,
  );
  return [
    ...problems,
    ...missing.map((page) => ({
      file: page.file,
      line: 1,
      message: `the page is in no sidebar, so readers can't find it. Add '${page.id}' to ${file}, or unlisted: true to its front matter`,
    })),
  ];
}

/**
 * Returns the documents that a file of sidebars spells out, as strings in lists and as ids of items, and the lines of
 * lists without any.
 */
function sidebarEntries(source: string): { entries: { id: string; line: number }[]; empty: number[] } {
  const entries: { id: string; line: number }[] = [];
  const empty: number[] = [];
  const lineOfNode = (node: ts.Node) => lineAt(source, node.getStart());
  for (const node of nodesOf(parseScript('sidebars.ts', source))) {
    const texts = ts.isArrayLiteralExpression(node)
      ? node.elements
      : ts.isPropertyAssignment(node) && node.name.getText() === 'id'
        ? [node.initializer]
        : [];
    for (const text of texts)
      if (ts.isStringLiteralLike(text)) entries.push({ id: text.text, line: lineOfNode(text) });
    if (ts.isPropertyAssignment(node) && /^items: *\[\s*\]$/.test(node.getText()))
      empty.push(lineOfNode(node));
  }
  return { entries, empty };
}

/** Returns the line of the first mention of a text in a source, or 1 if the source doesn't spell it out. */
export function lineOf(source: string, text: string): number {
  const index = source.search(new RegExp(`['"\`]${escapeRegExp(text)}['"\`]`));
  return index < 0 ? 1 : lineAt(source, index);
}
