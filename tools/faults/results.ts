import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { kinds, type Kind, type Outcome } from './Fault.ts';
import { faults, harmlessChanges } from './records.ts';

const FILE = 'tools/faults/results.json';

/** The results of `npm run faults`, for *How these docs are built*. */
export interface Results {
  /** The hash of all records. Results with another hash are outdated. */
  readonly records: string;
  readonly seeded: number;
  readonly caught: number;
  readonly kinds: readonly {
    readonly kind: Kind;
    readonly label: string;
    readonly seeded: number;
    readonly caught: number;
  }[];
  readonly checks: Readonly<Record<string, number>>;
  readonly missed: readonly string[];
  /** The results of the first run, before checks were added for the faults that it missed. */
  readonly first: { readonly seeded: number; readonly caught: number };
  readonly harmless: { readonly tried: number; readonly refused: number };
}

/** Hashes all faults and harmless changes. */
export const hashOfRecords = (): string =>
  createHash('sha256')
    .update(JSON.stringify([faults, harmlessChanges]))
    .digest('base64url')
    .slice(0, 16);

/** Reads the results of the last run, if there was one. */
export const readResults = (): Results | undefined =>
  fs.existsSync(FILE) ? (JSON.parse(fs.readFileSync(FILE, 'utf8')) as Results) : undefined;

/** Writes the results sorted and without a date, so that the file changes only if the results do. */
export function writeResults(outcomes: readonly Outcome[], tried: number, reported: readonly string[]): void {
  const sum = { seeded: outcomes.length, caught: outcomes.filter(({ by }) => by).length };
  const results: Results = {
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
    first: readResults()?.first ?? sum,
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
