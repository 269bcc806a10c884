import { parseHtml } from '../../../packages/post-build/src/BuiltPage.ts';
import { find, textOf } from '../../../packages/post-build/src/hast.ts';
import { diffLines, type DiffLine } from './diffLines.ts';
import { readSections, type Section } from './readSections.ts';
import { stripBuildHashes } from './stripBuildHashes.ts';

/** A section's change. If only its markup changed, the lines are its tags. */
interface SectionChange {
  heading: string;
  how: 'added' | 'removed' | 'changed' | 'markup';
  lines: DiffLine[];
}

export interface PageChange {
  route: string;
  sections: SectionChange[];
}

/** The parts of a page's head that search engines and the browser's tab show. */
const HEAD: readonly [heading: string, tag: RegExp][] = [
  ['Title', /<title\b[^>]*>[^<]*<\/title>/],
  ['Description', /<meta\s(?=[^>]*\bname=["']?description\b)[^>]*>/],
];

/** Compares two builds of a page as its readers see it. Returns nothing if only names of assets differ. */
export function comparePage(route: string, before: string, after: string): PageChange | undefined {
  if (before === after) return undefined;
  const sections = [
    ...HEAD.flatMap(([heading, tag]) => compareHead(heading, tag.exec(before)?.[0], tag.exec(after)?.[0])),
    ...(mainOf(before) === mainOf(after) ? [] : compareSections(readSections(before), readSections(after))),
  ];
  return sections.length > 0 ? { route, sections } : undefined;
}

function compareHead(heading: string, before = '', after = ''): SectionChange[] {
  const textIn = (html: string) => {
    const tag = find(parseHtml(html), ({ tagName }) => tagName === 'title' || tagName === 'meta');
    return tag ? [String(tag.properties.content ?? textOf(tag))] : [];
  };
  const lines = before === after ? [] : diffLines(textIn(before), textIn(after));
  return lines.length > 0 ? [{ heading, how: 'changed', lines }] : [];
}

/** Returns the `main` element's HTML without parts that differ in every build. Much faster than parsing the page. */
function mainOf(html: string): string {
  const start = html.indexOf('<main');
  return stripBuildHashes(start < 0 ? html : html.slice(start, html.lastIndexOf('</main>')));
}

function compareSections(before: readonly Section[], after: readonly Section[]): SectionChange[] {
  const [beforeByKey, afterByKey] = [byKey(before), byKey(after)];
  const changes = [...afterByKey].flatMap(([key, section]): SectionChange[] => {
    const known = beforeByKey.get(key);
    const lines = diffLines(known?.lines ?? [], section.lines);
    const { heading } = section;
    if (!known) return [{ heading, how: 'added', lines }];
    if (lines.length > 0) return [{ heading, how: 'changed', lines }];
    const tags = diffLines(known.tags, section.tags);
    return tags.length > 0 ? [{ heading, how: 'markup', lines: tags }] : [];
  });
  const removed = [...beforeByKey].flatMap(([key, { heading, lines }]): SectionChange[] =>
    afterByKey.has(key) ? [] : [{ heading, how: 'removed', lines: diffLines(lines, []) }],
  );
  const order = (sections: ReadonlyMap<string, Section>, otherSections: ReadonlyMap<string, Section>) =>
    [...sections].flatMap(([key, { heading }]) => (otherSections.has(key) ? [heading] : []));
  const moved = diffLines(order(beforeByKey, afterByKey), order(afterByKey, beforeByKey));
  const isMoved = changes.length + removed.length === 0 && moved.length > 0;
  return isMoved
    ? [{ heading: 'Order of sections', how: 'changed', lines: moved }]
    : [...changes, ...removed];
}

/** Indexes sections by their keys, and numbers a key that a page repeats. */
function byKey(sections: readonly Section[]): Map<string, Section> {
  const indexed = new Map<string, Section>();
  for (const section of sections) {
    let key = section.key;
    for (let count = 2; indexed.has(key); count += 1) key = `${section.key} (${count})`;
    indexed.set(key, section);
  }
  return indexed;
}
