/**
 * Seeds faults in a copy of the repository and runs the checks there (`npm run faults`). The checks must report each
 * fault at its file and line, and no harmless change. Writes `tools/faults/results.json`, unless a fault is missed that
 * was caught before. `-- --accept` writes it in that case too. With ids, tries only those and writes nothing.
 */
import os from 'node:os';
import { faults, harmlessChanges } from './records.ts';
import type { Outcome } from './Fault.ts';
import { Harness } from './Harness.ts';
import { groupIntoRounds } from './groupIntoRounds.ts';
import last from './results.json';
import { writeResults } from './results.ts';

async function main(ids: readonly string[], isAccepted: boolean): Promise<void> {
  const unknown = ids.filter((id) => ![...faults, ...harmlessChanges].some((each) => each.id === id));
  if (unknown.length > 0) throw new Error(`There is no fault with the id ${unknown.join(', ')}`);
  const isSelected = ({ id }: { id: string }) => ids.length === 0 || ids.includes(id);
  const outcomes: Outcome[] = [];
  const queue = groupIntoRounds(faults.filter(isSelected));
  const selectedChanges = harmlessChanges.filter(isSelected);
  const reported: string[] = [];
  const harnesses = Array.from(
    { length: Math.max(1, Math.min(2, os.availableParallelism(), queue.length)) },
    () => new Harness(process.cwd()),
  );
  try {
    await Promise.all(
      harnesses.map(async (harness, index) => {
        for (let round = queue.shift(); round; round = queue.shift())
          outcomes.push(...(await harness.tryFaults(round)));
        if (index === 0 && selectedChanges.length > 0)
          reported.push(...(await harness.tryHarmless(selectedChanges)));
      }),
    );
  } finally {
    for (const harness of harnesses) harness.end();
  }
  for (const { fault, by, message } of outcomes)
    console.log(
      by ? `caught  ${fault.id} by ${by}: ${message}` : `MISSED  ${fault.id}${message ? `: ${message}` : ''}`,
    );
  for (const each of reported) console.log(`REPORTED ${each}`);
  const caught = outcomes.filter(({ by }) => by).length;
  console.log(
    `faults: ${caught} of ${outcomes.length} caught; ${reported.length} of ${selectedChanges.length} harmless changes reported`,
  );
  const newlyMissed = outcomes.flatMap(({ fault: { id }, by }) => (by || last.missed.includes(id) ? [] : id));
  // The page lists the faults that are known to be missed. A newly missed one means that a check has become weaker.
  const isWorse = newlyMissed.length > 0 || reported.length > 0;
  process.exitCode = isWorse && !isAccepted ? 1 : 0;
  if (ids.length > 0) return;
  if (isWorse && !isAccepted)
    console.error(
      `faults: the results stay as they were. Fix the checks, or accept ${[...newlyMissed, ...reported].join(', ')}: npm run faults -- --accept`,
    );
  else writeResults(outcomes, selectedChanges.length, reported);
}

const args = process.argv.slice(2);
main(
  args.filter((word) => word !== '--accept'),
  args.includes('--accept'),
).catch((error: Error) => {
  console.error(`faults: ${error.message}`);
  process.exitCode = 1;
});
