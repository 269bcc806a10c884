import fs from 'node:fs';
import path from 'node:path';
import { hashFiles } from '../../packages/checks/src/page/cacheKeys.ts';
import type { CheckName, Fault } from './Fault.ts';

/** The outcome of a fault. */
export interface Outcome {
  readonly fault: Fault;
  /** The check that reported it at the expected location. */
  readonly by?: CheckName;
  /** The check's message. If the fault was missed, the messages about other locations. */
  readonly message: string;
}

const FILE = 'node_modules/.cache/faults/found.json';
/** The files that faults are seeded in, and the checks that run on them. */
const INPUT_PATHS = [
  '.config',
  'api',
  'docs',
  'openapi',
  'package-lock.json',
  'package.json',
  'packages/api-page',
  'packages/checks',
  'packages/dev-server',
  'packages/downloads',
  'packages/history/src',
  'packages/history/releases',
  'packages/markdown',
  'packages/mcp/package.json',
  'packages/mcp/src',
  'packages/mcp/tests',
  'packages/model',
  'packages/post-build',
  'packages/samples',
  'packages/sdk-base',
  'packages/sdk-react',
  'packages/sdk-reference',
  'packages/search/src',
  'packages/search-ui',
  'packages/static-pages',
  'tools/scripts',
  'src',
  'tools/faults/RepositoryCopy.ts',
  'tools/faults/Harness.ts',
  'tools/faults/runChecks.ts',
  'tools/faults/applyEdits.ts',
  'tools/faults/records',
  'tools/faults/groupIntoRounds.ts',
  'tools/faults/reportableRange.ts',
  'tools/faults/runUnitTests.ts',
  'tests/support',
  'tests/unit',
];

interface CachedOutcomes {
  readonly tree: string;
  readonly outcomes: Record<string, Omit<Outcome, 'fault'> & { readonly record: string }>;
}

/** Caches a run's outcomes, so that the next one continues it. Unless a file changes, no fault is checked twice. */
export class OutcomeCache {
  readonly #inputsHash = hashFiles('.', INPUT_PATHS);

  /** Reads the file each time, because another run may have added to it. */
  #read(): CachedOutcomes['outcomes'] {
    const cached = fs.existsSync(FILE)
      ? (JSON.parse(fs.readFileSync(FILE, 'utf8')) as CachedOutcomes)
      : undefined;
    return cached?.tree === this.#inputsHash ? cached.outcomes : {};
  }

  of(fault: Fault): Outcome | undefined {
    const cachedOutcome = this.#read()[fault.id];
    return cachedOutcome?.record === JSON.stringify(fault) ? { fault, ...cachedOutcome } : undefined;
  }

  add(outcomes: readonly Outcome[]): void {
    const all = this.#read();
    for (const { fault, by, message } of outcomes)
      all[fault.id] = { record: JSON.stringify(fault), message, ...(by && { by }) };
    fs.mkdirSync(path.dirname(FILE), { recursive: true });
    fs.writeFileSync(
      FILE,
      JSON.stringify({ tree: this.#inputsHash, outcomes: all } satisfies CachedOutcomes),
    );
  }
}
