import { joinBlocks } from '../../../model/src/joinBlocks.ts';
import { nearest } from '../../../model/src/nearest.ts';
import { shorten } from '../invalidParams.ts';
import { findPage, parsePageAddress } from '../site/findPage.ts';
import { findAnchorTargets, headingsOf, sectionOf } from '../site/sectionOf.ts';
import type { Page, Site } from '../site/Site.ts';
import type { ToolResult } from './ToolResult.ts';
import type { ArgumentsOf } from './definitions.ts';
import { symbolAddress, writeMember } from './writeSymbol.ts';

/** Maximum number of a page's sections in a result. */
const MAX_LISTED_SECTIONS = 40;

/** Returns a page, or one section of it. */
export function readPage(site: Site, { page: address }: ArgumentsOf<'read_page'>): ToolResult {
  const { route, anchor } = parsePageAddress(address, site);
  const page = findPage(site, route);
  if (!page) return { content: missingPage(route, site), failed: true };
  const markdown = site.readPage(page);
  const parts = [...site.pages.values()].filter(({ partOf }) => partOf === page.route);
  const content =
    anchor !== ''
      ? (sectionOf(markdown, anchor) ?? memberAt(site, page, anchor))
      : parts.length > 0
        ? writePartList(markdown, page, parts)
        : markdown;
  if (content === undefined) return { content: missingSection(page, anchor, markdown), failed: true };
  return { content, structuredData: { page: page.route + (anchor && `#${anchor}`), title: page.title } };
}

/** Returns the introduction and the list of parts of a page that is too long to read from end to end. */
function writePartList(markdown: string, page: Page, parts: readonly Page[]): string {
  const first = headingsOf(markdown, 2).find(({ depth }) => depth === 2);
  const opening = first ? markdown.split('\n').slice(0, first.line).join('\n').trimEnd() : markdown;
  return [
    opening,
    '## Parts of this page',
    `Read a part by its path, or one section by its anchor, such as \`${page.route}#${exampleAnchor(markdown)}\`.`,
    parts
      .map(
        ({ route, title, description }) =>
          `- \`${route}\` ${[title, description].filter(Boolean).join(': ')}`,
      )
      .join('\n'),
  ].join('\n\n');
}

const exampleAnchor = (markdown: string): string =>
  headingsOf(markdown, 3).findLast(({ depth }) => depth === 3)?.anchor ?? '';

/** Returns a member that its symbol's page lists in a table, without an address of its own. */
function memberAt({ packages }: Site, { route }: Page, anchor: string): string | undefined {
  for (const origin of packages) {
    const symbol = origin.symbols.find((candidate) => symbolAddress(candidate, origin) === route);
    const member = symbol?.members.find((candidate) => candidate.anchor === anchor);
    if (symbol && member) return writeMember(member, symbol, origin);
  }
}

function missingSection({ route }: Page, anchor: string, markdown: string): string {
  const similar = nearest(
    anchor,
    findAnchorTargets(markdown).map((target) => target.anchor),
  );
  const sections = headingsOf(markdown, 3).filter(({ depth }) => depth > 1);
  const listed = sections
    .slice(0, MAX_LISTED_SECTIONS)
    .map((heading) => `- \`#${heading.anchor}\` ${heading.title}`);
  return joinBlocks([
    `${route} has no section #${shorten(anchor)}.${
      similar.length > 0 ? ` Similar: ${similar.map((name) => `#${name}`).join(', ')}.` : ''
    }`,
    listed.length > 0 && `Its sections:\n\n${listed.join('\n')}`,
    sections.length > listed.length && `There are ${sections.length - listed.length} more.`,
  ]);
}

function missingPage(route: string, { pages }: Site): string {
  const last = (path: string) => path.replace(/\/$/, '').replace(/^.*\//, '');
  const ends = nearest(last(route), [...new Set([...pages.keys()].map(last))], 3);
  const names = nearest(route, [...pages.keys()]);
  for (const key of pages.keys()) if (ends.includes(last(key)) && !names.includes(key)) names.push(key);
  names.splice(5);
  const hint = names.length > 0 ? ` Pages with a similar path: ${names.join(', ')}.` : '';
  return `There is no page ${shorten(route)}.${hint} \`search_docs\` finds pages by words.`;
}
