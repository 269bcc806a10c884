import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { kinds, type Kind, type Outcome } from './Fault.ts';
import { faults, harmlessChanges } from './records.ts';
import last from './results.json';

const FILE = 'tools/faults/results.json';

/** Hashes all faults and harmless changes. */
export const hashOfRecords = (): string =>
  createHash('sha256')
    .update(JSON.stringify([faults, harmlessChanges]))
    .digest('base64url')
    .slice(0, 16);

/** Writes the results, for *How these docs are built*, sorted and without a date, so that the file changes only if the results do. */
export function writeResults(outcomes: readonly Outcome[], tried: number, reported: readonly string[]): void {
  const sum = { seeded: outcomes.length, caught: outcomes.filter(({ by }) => by).length };
  const results = {
    // Results with another hash are outdated.
    records: hashOfRecords(),
    ...sum,
    kinds: (Object.keys(kinds) as Kind[]).map((kind) => {
      const outcomesOfKind = outcomes.filter(({ fault }) => fault.kind === kind);
      return {
        kind,
        label: kinds[kind],
        seeded: outcomesOfKind.length,
        caught: outcomesOfKind.filter(({ by }) => by).length,
      };
    }),
    checks: countBy(outcomes.flatMap(({ by }) => by ?? [])),
    missed: outcomes.flatMap(({ fault, by }) => (by ? [] : fault.id)).toSorted(),
    harmless: { tried, refused: reported.length },
    // The results of the first run, before checks were added for the faults that it missed.
    first: last.first,
  };
  fs.writeFileSync(FILE, `${JSON.stringify(results, null, 2)}\n`);
  execFileSync('npx', ['oxfmt', FILE]);
}

const countBy = (names: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    [...new Set(names)]
      .map((name): [string, number] => [name, names.filter((each) => each === name).length])
      .toSorted(([a, most], [b, more]) => more - most || (a < b ? -1 : 1)),
  );
