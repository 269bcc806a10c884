import ts from 'typescript';
import { UserError, type Draft } from './Draft.ts';
import { nodesOf, parseScript } from '../../../packages/checks/src/texts/script.ts';
import { splice } from '../../../packages/checks/src/texts/splice.ts';

/** A section of a sidebar, with its label and its documents. */
interface Section {
  label: string;
  items: ts.ArrayLiteralExpression;
}

const GUIDES = 'sidebars.ts';
const REFERENCE = 'sidebars-sdk.ts';
/** The key that serves as a label for the first list of a sidebar, which has none. */
const TOP = 'sdk';

const sidebarOf = (file: string): string => (file.startsWith('api/') ? REFERENCE : GUIDES);

const parse = (draft: Draft, file: string) => parseScript(file, draft.read(file));

const valueOf = (object: ts.ObjectLiteralExpression, key: string): ts.Expression | undefined => {
  const property = object.properties.find((each) => each.name?.getText() === key);
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
};

function sectionsIn(source: ts.SourceFile): Section[] {
  const sections: Section[] = [];
  for (const node of nodesOf(source)) {
    if (!ts.isObjectLiteralExpression(node)) continue;
    const [label, items, top] = ['label', 'items', TOP].map((key) => valueOf(node, key));
    if (label && ts.isStringLiteralLike(label) && items && ts.isArrayLiteralExpression(items))
      sections.push({ label: label.text, items });
    if (top && ts.isArrayLiteralExpression(top)) sections.push({ label: TOP, items: top });
  }
  return sections;
}

const idsIn = ({ items }: Section): string[] =>
  items.elements.filter(ts.isStringLiteralLike).map(({ text }) => text);

/** Returns the section with this label, or without a label the section with the most pages of the same folder. */
function chooseSection(sections: readonly Section[], id: string, label?: string): Section {
  const labels = sections.map((section) => `"${section.label}"`).join(', ');
  const folder = id.slice(0, id.lastIndexOf('/') + 1);
  const countOf = (section: Section) =>
    idsIn(section).filter((page) => page.startsWith(folder) && !page.slice(folder.length).includes('/'))
      .length + (`${section.label.toLowerCase()}/` === folder ? 1000 : 0);
  const chosen =
    label === undefined
      ? sections.filter((section) => countOf(section) > 0).toSorted((a, b) => countOf(b) - countOf(a))[0]
      : sections.find((section) => section.label.toLowerCase() === label.toLowerCase());
  if (chosen) return chosen;
  throw new UserError(
    label === undefined
      ? `no section of the sidebar has pages of this folder. Add --in with one of ${labels}.`
      : `the sidebar has no section "${label}". Its sections are ${labels}.`,
  );
}

/** Adds a page after a section's own pages. Returns the sidebar's file. */
export function addToSidebar(draft: Draft, file: string, id: string, label?: string): string {
  const sidebar = sidebarOf(file);
  const text = draft.read(sidebar);
  const { items } = chooseSection(sectionsIn(parse(draft, sidebar)), id, label);
  const last = items.elements.findLast(ts.isStringLiteralLike);
  const offset = last?.end ?? items.getStart() + 1;
  const item = last
    ? `, ${JSON.stringify(id)}`
    : `${JSON.stringify(id)}${items.elements.length > 0 ? ',' : ''}`;
  draft.write(sidebar, splice(text, [{ start: offset, end: offset, text: item }]));
  return sidebar;
}

/** Replaces a page's id in all sidebars. */
export function renameInSidebars(draft: Draft, from: string, to: string): void {
  for (const sidebar of [GUIDES, REFERENCE].filter((file) => draft.has(file))) {
    const text = draft.read(sidebar);
    const parts = [...nodesOf(parse(draft, sidebar))]
      .filter((node): node is ts.StringLiteral => ts.isStringLiteral(node) && node.text === from)
      .map((node) => ({ start: node.getStart(), end: node.end, text: JSON.stringify(to) }));
    if (parts.length > 0) draft.write(sidebar, splice(text, parts));
  }
}

/** Removes a page from its sidebar. Refuses a section's only page, and a section's own page. */
export function removeFromSidebar(draft: Draft, file: string, id: string): void {
  const sidebar = sidebarOf(file);
  const source = parse(draft, sidebar);
  for (const node of nodesOf(source)) {
    if (!ts.isStringLiteral(node) || node.text !== id) continue;
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    // Its own list item is either the id itself, or an object with the id.
    const row = ts.isArrayLiteralExpression(node.parent) ? node : node.parent.parent;
    if (!ts.isArrayLiteralExpression(row.parent))
      throw new UserError(
        `${sidebar}:${line}: this is the page of a section. Give the section another page first, or none.`,
      );
    if (row.parent.elements.length === 1)
      throw new UserError(`${sidebar}:${line}: its section has no other page. Remove the section first.`);
    const comma = /^\s*,/.exec(source.text.slice(row.end))?.[0].length ?? 0;
    // A row begins with its comment.
    const part = { start: row.getFullStart(), end: row.end + comma, text: '' };
    draft.write(sidebar, splice(source.text, [part]));
    return;
  }
}
