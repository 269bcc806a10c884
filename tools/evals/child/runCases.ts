import type { Cases } from '../Cases.ts';
import { networkAttempts } from './guard.ts';

const CASE_LIMIT_MS = 10_000;
// A case may put a clock of its own in the place of this one.
const realTimeout = setTimeout;
// The answer is imported later, and gives no verdict on itself.
const tellParent = process.send?.bind(process);
process.send = undefined;

/** Something that is wrong with an answer. */
export interface Finding {
  finding: string;
  /** The error that said so, if one did. */
  reason?: string;
}

/** Puts an answer through its cases, one after the other, and tells the parent what they found. */
export async function runCases<Answer>(
  importAnswer: () => Promise<Answer>,
  cases: Cases<Answer>,
): Promise<void> {
  const findings = await find(importAnswer, cases);
  if (networkAttempts() > 0) findings.push({ finding: 'reaches for the network' });
  tellParent?.(findings, undefined, undefined, () => process.exit());
}

async function find<Answer>(importAnswer: () => Promise<Answer>, cases: Cases<Answer>): Promise<Finding[]> {
  let answer: Answer;
  try {
    answer = await importAnswer();
  } catch (error) {
    return [{ finding: 'fails when it is imported', reason: String(error) }];
  }
  const findings: Finding[] = [];
  for (const [finding, check] of Object.entries(cases)) {
    try {
      if (!(await inTime(check(answer)))) findings.push({ finding });
    } catch (error) {
      findings.push({ finding, reason: String(error) });
    }
  }
  return findings;
}

/** A case that waits for good must not hide what the others find. */
function inTime<T>(outcome: T | Promise<T>): Promise<T> {
  return Promise.race([
    outcome,
    new Promise<never>((_, reject) => {
      realTimeout(() => reject(new Error('It does not end.')), CASE_LIMIT_MS);
    }),
  ]);
}
