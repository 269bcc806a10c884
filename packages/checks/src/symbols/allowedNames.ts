import { readTable } from '../../../model/src/readTable.ts';

/** Names that pages format as code and that aren't in our sources, each with the reason why it's allowed. */
const rows = readTable('packages/checks/src/symbols/allowedNames.tsv', ['name', 'reason']);

export const allowedNames: ReadonlySet<string> = new Set(rows.map(({ name }) => name));

/** Reports allowed names that no page needs any more, so that the list stays short. */
export const unusedNames = (used: ReadonlySet<string>): string[] =>
  rows
    .filter(({ name }) => !used.has(name))
    .map(({ at, name }) => `${at}: \`${name}\` is in the list, but no page uses it: remove it`);
