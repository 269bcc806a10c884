import siteConfig from '@generated/docusaurus.config';
import { useEffect, useState } from 'react';
import { fill, withCaller, type Filled } from './fill.ts';
import { pageTrial } from './pageTrial.ts';
import { problemOf, type ShownProblem } from './problemOf.ts';
import { type Outcome, send } from './send.ts';
import type { Caller, TriedOperation } from './TriedOperation.ts';
import type { Values } from './Values.ts';

/** What came of the last call. */
export interface Sent {
  readonly outcome: Outcome;
  readonly problem: ShownProblem | undefined;
  /** Which call it was: an answer that is the same as before is read out once more. */
  readonly number: number;
}

interface Attempt {
  /** What stands in the form; nothing until it is filled in. */
  readonly values: Values | undefined;
  /** What was called to fill it in. */
  readonly calls: readonly string[];
  readonly sent: Sent | undefined;
  readonly change: (values: Values) => void;
  readonly changeCaller: (caller: Caller) => void;
  readonly submit: (values: Values) => Promise<ShownProblem | undefined>;
}

/** The state of one form, and its way to the sandbox. */
export default function useAttempt(operation: TriedOperation): Attempt {
  const [filled, setFilled] = useState<Filled>();
  const [sent, setSent] = useState<Sent>();
  useEffect(() => {
    let isCurrent = true;
    void fill(operation, pageTrial).then((next) => {
      if (isCurrent) setFilled(next);
    });
    return () => {
      isCurrent = false;
    };
  }, [operation]);
  const changeValues = (next: (values: Values) => Values) =>
    setFilled((before) => before && { ...before, values: next(before.values) });
  async function submit(values: Values): Promise<ShownProblem | undefined> {
    const outcome = await send(operation, values, pageTrial);
    const problem = outcome.kind === 'answer' ? problemOf(outcome.body, siteConfig.baseUrl) : undefined;
    setSent((before) => ({ outcome, problem, number: (before?.number ?? 0) + 1 }));
    return problem;
  }
  return {
    values: filled?.values,
    calls: filled?.calls ?? [],
    sent,
    change: (values) => changeValues(() => values),
    changeCaller: (caller) =>
      changeValues((values) => withCaller(operation, values, caller, pageTrial.sandbox)),
    submit,
  };
}
