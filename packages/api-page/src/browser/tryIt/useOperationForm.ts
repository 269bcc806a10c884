import siteConfig from '@generated/docusaurus.config';
import { useEffect, useState } from 'react';
import { fillForm, withCaller, type FilledForm } from './fillForm.ts';
import { pageSandbox } from './pageSandbox.ts';
import { parseProblem, type ProblemSummary } from './parseProblem.ts';
import { type CallOutcome, send } from './send.ts';
import type { Caller, TryItOperation, Values } from './TryItOperation.ts';

export interface SentCall {
  readonly outcome: CallOutcome;
  readonly problem: ProblemSummary | undefined;
  /** Number of the call. With it, a response equal to the previous one is announced again. */
  readonly number: number;
  readonly milliseconds: number;
}

export default function useOperationForm(operation: TryItOperation) {
  const [filled, setFilled] = useState<FilledForm>();
  const [sent, setSent] = useState<SentCall>();
  useEffect(() => void fillForm(operation, pageSandbox).then(setFilled), [operation]);
  const changeValues = (next: (values: Values) => Values) =>
    setFilled((before) => before && { ...before, values: next(before.values) });
  async function submit(values: Values): Promise<ProblemSummary | undefined> {
    const start = performance.now();
    const outcome = await send(operation, values, pageSandbox);
    const problem = outcome.kind === 'answer' ? parseProblem(outcome.body, siteConfig.baseUrl) : undefined;
    const milliseconds = Math.ceil(performance.now() - start);
    setSent((before) => ({ outcome, problem, milliseconds, number: (before?.number ?? 0) + 1 }));
    return problem;
  }
  return {
    /** The values of the form; undefined until it's filled in. */
    values: filled?.values,
    /** The operations called to fill in the form. */
    calls: filled?.calls ?? [],
    sent,
    change: (values: Values) => changeValues(() => values),
    changeCaller: (caller: Caller) =>
      changeValues((values) => withCaller(operation, values, caller, pageSandbox.sandbox)),
    submit,
  };
}
