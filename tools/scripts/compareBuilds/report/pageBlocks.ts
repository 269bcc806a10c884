import { pageKindOf } from '../../../../packages/checks/src/firstVisit/budgets.ts';
import type { PageChange } from '../comparePages.ts';
import type { DiffLine } from '../diffLines.ts';
import type { Block, Piece } from './Block.ts';

const MOST_NAMES = 8;

const HOW = { added: 'new section', removed: 'removed section', changed: '', markup: 'only its tags' };

/** Returns a block per page with changed text, guides first, then one per group of pages with the same changed tags. */
export function pageBlocks(changed: readonly PageChange[]): Block[] {
  if (changed.length === 0) return [];
  const isRead = ({ sections }: PageChange) => sections.some(({ how }) => how !== 'markup');
  const isGuide = ({ route }: PageChange) => pageKindOf(route)?.name !== 'symbol';
  const read = changed.filter(isRead);
  return [
    { type: 'heading', text: 'Changed pages' },
    ...[...read.filter(isGuide), ...read.filter((page) => !isGuide(page))].map(textBlock),
    ...sameTags(changed.filter((page) => !isRead(page))).map(tagsBlock),
  ];
}

function textBlock({ route, sections }: PageChange): Block {
  const lines = sections.flatMap((section) => section.lines);
  const count = (sign: string) => lines.filter((line) => line.sign === sign).length;
  const names = sections
    .slice(0, MOST_NAMES)
    .flatMap(({ heading, how }): Piece[] => [
      ', ',
      ...(heading === '' ? ['above the first heading'] : [{ code: heading }]),
      ...(HOW[how] === '' ? [] : [` (${HOW[how]})`]),
    ]);
  const more = sections.length - MOST_NAMES;
  return {
    type: 'diff',
    title: [
      { code: route },
      `, +${count('+')} −${count('-')}: `,
      ...names.slice(1),
      ...(more > 0 ? [` and ${more} more sections`] : []),
    ],
    parts: sections.map(({ heading, how, lines: sectionLines }) => ({
      heading: [heading, HOW[how]].filter(Boolean).join(', '),
      lines: sectionLines,
    })),
  };
}

/** Groups pages whose added and removed tags are the same. Each tag is listed once. */
function sameTags(changed: readonly PageChange[]): { routes: string[]; lines: DiffLine[] }[] {
  const groups = new Map<string, { routes: string[]; lines: DiffLine[] }>();
  for (const { route, sections } of changed) {
    const each = new Map(sections.flatMap(({ lines }) => lines.map((line) => [line.sign + line.text, line])));
    const key = JSON.stringify([...each.keys()].toSorted());
    const group = groups.get(key) ?? { routes: [], lines: [...each.values()] };
    group.routes.push(route);
    groups.set(key, group);
  }
  return [...groups.values()].toSorted((a, b) => b.routes.length - a.routes.length);
}

function tagsBlock({ routes, lines }: { routes: readonly string[]; lines: readonly DiffLine[] }): Block {
  const names = routes.slice(0, MOST_NAMES).flatMap((route): Piece[] => [', ', { code: route }]);
  const more = routes.length - MOST_NAMES;
  const pages =
    routes.length === 1 ? 'Only tags of one page' : `Only tags, the same of ${routes.length} pages`;
  return {
    type: 'diff',
    title: [`${pages}: `, ...names.slice(1), ...(more > 0 ? [` and ${more} more`] : [])],
    parts: [{ heading: 'tags', lines }],
  };
}
