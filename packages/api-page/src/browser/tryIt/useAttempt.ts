import siteConfig from '@generated/docusaurus.config';
import { useEffect, useState } from 'react';
import { fill, withCaller, type Filled } from './fill.ts';
import { pageTrial } from './pageTrial.ts';
import { problemOf, type ShownProblem } from './problemOf.ts';
import { type Outcome, send } from './send.ts';
import type { Caller, TriedOperation } from './TriedOperation.ts';
import type { Values } from './Values.ts';

/** The last call and its outcome. */
export interface Sent {
  readonly outcome: Outcome;
  readonly problem: ShownProblem | undefined;
  /** Number of the call. With it, a response equal to the previous one is announced again. */
  readonly number: number;
}

interface Attempt {
  /** The values of the form; undefined until it's filled in. */
  readonly values: Values | undefined;
  /** The operations called to fill in the form. */
  readonly calls: readonly string[];
  readonly sent: Sent | undefined;
  readonly change: (values: Values) => void;
  readonly changeCaller: (caller: Caller) => void;
  readonly submit: (values: Values) => Promise<ShownProblem | undefined>;
}

/** Manages the state of a form and its calls to the sandbox. */
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
