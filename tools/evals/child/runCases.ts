import type { Cases } from '../Cases.ts';
import { networkAttempts } from './guard.ts';

const CASE_LIMIT_MS = 10_000;
// A case may replace the global one with a fake clock.
const realTimeout = setTimeout;
// Hidden from the answer, which is imported later and must not report its own result.
const sendToParent = process.send?.bind(process);
process.send = undefined;

/** A mistake in an answer. */
export interface Finding {
  finding: string;
  /** The message of the error that revealed it, if there was one. */
  reason?: string;
}

/** Runs an answer's cases one after the other, and sends their findings to the parent process. */
export async function runCases<Answer>(
  importAnswer: () => Promise<Answer>,
  cases: Cases<Answer>,
): Promise<void> {
  const findings = await gradeCases(importAnswer, cases);
  if (networkAttempts() > 0) findings.push({ finding: 'reaches for the network' });
  sendToParent?.(findings, undefined, undefined, () => process.exit());
}

async function gradeCases<Answer>(
  importAnswer: () => Promise<Answer>,
  cases: Cases<Answer>,
): Promise<Finding[]> {
  let answer: Answer;
  try {
    answer = await importAnswer();
  } catch (error) {
    return [{ finding: 'fails when it is imported', reason: String(error) }];
  }
  const findings: Finding[] = [];
  for (const [finding, check] of Object.entries(cases)) {
    try {
      if (!(await withTimeout(check(answer)))) findings.push({ finding });
    } catch (error) {
      findings.push({ finding, reason: String(error) });
    }
  }
  return findings;
}

/** Limits the time of a case, so that one that never ends doesn't hide the findings of the others. */
function withTimeout<T>(outcome: T | Promise<T>): Promise<T> {
  return Promise.race([
    outcome,
    new Promise<never>((_, reject) => {
      realTimeout(() => reject(new Error('It did not end in time.')), CASE_LIMIT_MS);
    }),
  ]);
}
