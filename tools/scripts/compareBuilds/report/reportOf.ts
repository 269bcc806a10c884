import type { Budget } from '../../../../packages/checks/src/firstVisit/budgets.ts';
import type { SiteChanges } from '../compareBuilds.ts';
import type { SymbolChange } from '../compareSymbols.ts';
import type { Block, Piece } from './Block.ts';
import { pageBlocks } from './pageBlocks.ts';

const MOST_ITEMS = 50;
const MOST_NAMES = 8;

/** Returns the report for a reviewer: failures first, then figures, then the changes of each page. */
export const reportOf = (changes: SiteChanges): Block[] => [
  ...overview(changes),
  ...routes(changes),
  ...symbols(changes),
  ...bytes(changes),
  ...samples(changes),
  ...layoutBlocks(changes),
  ...pageBlocks(changes.changed),
];

function overview({
  pages: { before, after },
  added,
  removed,
  changed,
  layout: around,
}: SiteChanges): Block[] {
  const lost = removed.filter(({ to }) => to === undefined).length;
  return [
    { type: 'heading', text: 'What changes in the rendered site' },
    {
      type: 'table',
      heads: ['', 'Count'],
      rows: [
        ['Pages before', String(before)],
        ['Pages after', String(after)],
        ['Changed pages', String(changed.length)],
        ['Added pages', String(added.length)],
        ['Removed pages', `${removed.length}, of which ${lost} without a redirect`],
        ['Pages with another navigation, sidebar or footer', String(around.routes.length)],
      ],
    },
  ];
}

function routes({ added, removed }: SiteChanges): Block[] {
  return [
    ...section(
      'Removed pages',
      removed.map(({ route, to }) => [
        { code: route },
        ...(to === undefined
          ? [' has no redirect: add one to src/config/redirects.ts']
          : [' leads to ', { code: to }]),
      ]),
    ),
    ...section(
      'Added pages',
      added.map((route) => [{ code: route }]),
    ),
  ];
}

function symbols({ symbols: changes, changed }: SiteChanges): Block[] {
  if (typeof changes === 'string') return section('SDK symbols', [[changes]]);
  const touched = new Set(changed.map(({ route }) => route));
  return [
    ...section(
      'Changed SDK symbols, and the pages that use them',
      changes.map((symbol) => [{ code: symbol.name }, ` is ${symbol.how}`, ...usersOf(symbol, touched)]),
    ),
    ...changes
      .filter(({ how }) => how === 'changed')
      .map(({ name, lines }): Block => ({
        type: 'diff',
        title: ['Declaration of ', { code: name }],
        parts: [{ heading: name, lines }],
      })),
  ];
}

/** Lists the pages that use a changed symbol. Those that haven't changed themselves may be wrong now. */
function usersOf({ how, pages: all }: SymbolChange, touched: ReadonlySet<string>): Piece[] {
  if (how === 'added' || all.length === 0) return [];
  const names = all
    .slice(0, MOST_NAMES)
    .flatMap((route): Piece[] => [
      ', ',
      { code: route },
      touched.has(route) ? ' (changed here)' : ' (unchanged)',
    ]);
  const more = all.length - MOST_NAMES;
  return ['; used by ', ...names.slice(1), ...(more > 0 ? [` and ${more} more`] : [])];
}

function bytes({ bytes: kinds }: SiteChanges): Block[] {
  const parts: (keyof Budget)[] = ['html', 'script', 'style', 'all'];
  return [
    { type: 'heading', text: 'First visit: the heaviest page of each kind, in bytes' },
    {
      type: 'table',
      heads: ['Kind', 'Pages', ...parts, 'Budget of all'],
      rows: kinds.map(({ kind, budget, before, after }) => [
        kind,
        change(before.pages, after.pages),
        ...parts.map((part) => change(before[part], after[part])),
        number(budget.all),
      ]),
    },
  ];
}

function samples({ samples: counts }: SiteChanges): Block[] {
  if (typeof counts === 'string') return section('Samples', [[counts]]);
  const { before, after } = counts;
  const names = ['found', 'compiled', 'run', 'compared', 'shown', 'skipped'] as const;
  return [
    { type: 'heading', text: 'Samples' },
    { type: 'table', heads: [...names], rows: [names.map((name) => change(before[name], after[name]))] },
  ];
}

function layoutBlocks({ layout: { routes: all, lines } }: SiteChanges): Block[] {
  const [first] = all;
  if (first === undefined) return [];
  const title = [`Navigation, sidebar or footer of ${all.length} pages, such as `, { code: first }];
  return [{ type: 'diff', title, parts: [{ heading: 'Around the article', lines }] }];
}

function section(heading: string, items: Piece[][]): Block[] {
  if (items.length === 0) return [];
  const more = items.length - MOST_ITEMS;
  const shown = more > 0 ? [...items.slice(0, MOST_ITEMS), [`and ${more} more`]] : items;
  return [
    { type: 'heading', text: heading },
    { type: 'list', items: shown },
  ];
}

const number = (value: number): string => value.toLocaleString('en');

function change(before: number, after: number): string {
  if (before === after) return number(after);
  return `${number(before)} → ${number(after)} (${after > before ? '+' : '−'}${number(Math.abs(after - before))})`;
}
