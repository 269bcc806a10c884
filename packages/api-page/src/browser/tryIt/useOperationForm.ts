import siteConfig from '@generated/docusaurus.config';
import { useEffect, useState } from 'react';
import { fillForm, withCaller, type FilledForm } from './fillForm.ts';
import { pageSandbox } from './pageSandbox.ts';
import { parseProblem, type ProblemSummary } from './parseProblem.ts';
import { type CallOutcome, send } from './send.ts';
import type { Caller, TryItOperation, Values } from './TryItOperation.ts';

/** The last call and its outcome. */
export interface SentCall {
  readonly outcome: CallOutcome;
  readonly problem: ProblemSummary | undefined;
  /** Number of the call. With it, a response equal to the previous one is announced again. */
  readonly number: number;
  readonly milliseconds: number;
}

interface OperationFormState {
  /** The values of the form; undefined until it's filled in. */
  readonly values: Values | undefined;
  /** The operations called to fill in the form. */
  readonly calls: readonly string[];
  readonly sent: SentCall | undefined;
  readonly change: (values: Values) => void;
  readonly changeCaller: (caller: Caller) => void;
  readonly submit: (values: Values) => Promise<ProblemSummary | undefined>;
}

/** Manages the state of a form and its calls to the sandbox. */
export default function useOperationForm(operation: TryItOperation): OperationFormState {
  const [filled, setFilled] = useState<FilledForm>();
  const [sent, setSent] = useState<SentCall>();
  useEffect(() => {
    let isCurrent = true;
    void fillForm(operation, pageSandbox).then((next) => {
      if (isCurrent) setFilled(next);
    });
    return () => {
      isCurrent = false;
    };
  }, [operation]);
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
    values: filled?.values,
    calls: filled?.calls ?? [],
    sent,
    change: (values) => changeValues(() => values),
    changeCaller: (caller) =>
      changeValues((values) => withCaller(operation, values, caller, pageSandbox.sandbox)),
    submit,
  };
}
