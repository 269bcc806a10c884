import type { Budget } from '../../../packages/checks/src/firstVisit/budgets.ts';
import { codeBlock } from './codeBlock.ts';
import type { AddressChanges } from './compareAddresses.ts';
import { compareBytes } from './compareBytes.ts';
import { diffMarkdown } from './diffMarkdown.ts';
import type { Build } from './readBuild.ts';

/** The most bytes of a list and of the diff. The summary of a run has at most a mebibyte. */
const MAX_LIST = 100_000;
const MAX_DIFF = 500_000;

/** Returns the report for a reviewer, as Markdown. Everything from the pages is in code blocks. */
export function reportOf(before: Build, after: Build, addresses: AddressChanges): string {
  const { stat, diff } = diffMarkdown(before.folder, after.folder);
  return `${[
    ...list(
      'Addresses that lead nowhere now',
      addresses.lost.map((address) => `! ${address}`),
    ),
    ...list('Added and removed addresses', [
      ...addresses.removed.map((address) => `- ${address}`),
      ...addresses.added.map((address) => `+ ${address}`),
    ]),
    '### First visit: the heaviest page of each kind, in bytes',
    bytesTable(before, after),
    '### Markdown of the pages',
    ...(stat === ''
      ? ['No page differs.']
      : [
          codeBlock(stat, MAX_LIST),
          codeBlock(diff, MAX_DIFF, 'diff'),
          'To see the rest of a page, run `git diff --no-index` on its file in both builds.',
        ]),
  ].join('\n\n')}\n`;
}

const list = (heading: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [`### ${heading}`, codeBlock(lines.join('\n'), MAX_LIST, 'diff')] : [];

function bytesTable(before: Build, after: Build): string {
  const parts: (keyof Budget)[] = ['html', 'script', 'style', 'all'];
  const rows = compareBytes(before, after).map((kind) => [
    kind.kind,
    change(kind.before.pages, kind.after.pages),
    ...parts.map((part) => change(kind.before[part], kind.after[part])),
    number(kind.budget.all),
  ]);
  return [['Kind', 'Pages', ...parts, 'Budget of all'], ['---', ...Array<string>(6).fill('--:')], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

const number = (value: number): string => value.toLocaleString('en');

const change = (before: number, after: number): string =>
  before === after
    ? number(after)
    : `${number(before)} → ${number(after)} (${after > before ? '+' : '−'}${number(Math.abs(after - before))})`;
