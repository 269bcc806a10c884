import { readTable } from '../../model/src/readTable.ts';

const remedies = new Map(
  readTable('packages/checks/src/remedies.tsv', ['rule', 'remedy']).map(({ rule, remedy }) => [rule, remedy]),
);

/** Returns a hint for fixing what a linter's rule reports, as a sentence to append to the linter's message. */
export function remedyOf(rule: string): string {
  const remedy = remedies.get(rule);
  return remedy === undefined ? '' : `. ${remedy}`;
}
