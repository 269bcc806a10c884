import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import clsx from 'clsx';
import { curl } from '../../samples/curl.ts';
import CallResult, { CallOutcome, CopyButton } from './CallResult.tsx';
import { FormContext } from './FormContext.ts';
import { nearestField, type ProblemSummary } from './parseProblem.ts';
import RequestForm from './RequestForm.tsx';
import { requestOf } from './requestOf.ts';
import { watchCode } from '../reference/watchCode.ts';
import styles from './styles.module.css';
import type { TryItOperation } from './TryItOperation.ts';
import useOperationForm from './useOperationForm.ts';

/** Heights of the navbar, and of the line with Send above the answer, in pixels. */
const NAVBAR = 60;
const SEND_LINE = 96;

/** The form of an operation, above the answer and the request. */
export default function OperationForm({ operation }: { readonly operation: TryItOperation }): ReactNode {
  const prefix = `${useId()}-`;
  const columns = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const [fieldErrors, setFieldErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const { values, calls, sent, change, changeCaller, submit } = useOperationForm(operation);
  const isFilled = values !== undefined;
  useEffect(() => {
    if (isFilled && columns.current) watchCode(columns.current);
  }, [isFilled, sent]);
  // Next to the text, the form scrolls by itself. The answer comes into view below the line with Send.
  useEffect(() => {
    const scroller = columns.current?.closest('.api-side > .api-try');
    if (sent && scroller && result.current)
      scroller.scrollTop +=
        result.current.getBoundingClientRect().top -
        Math.max(scroller.getBoundingClientRect().top, NAVBAR) -
        SEND_LINE;
  }, [sent]);
  if (!values) return <p className={styles.wait}>Filling in the form…</p>;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit(values).then((problem) => setFieldErrors(byField(problem, fieldsOf(form.current))));
  };
  const focusField = (pointer: string) => {
    const field = nearestField(pointer, fieldsOf(form.current));
    if (field !== undefined) document.getElementById(prefix + field)?.focus();
  };
  return (
    <div ref={columns} className={styles.columns}>
      <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate autoComplete="off">
        <FormContext value={{ prefix, fieldErrors }}>
          <RequestForm operation={operation} values={values} onChange={change} onCaller={changeCaller} />
        </FormContext>
        {calls.length > 0 && (
          <p className={styles.hint}>
            To have something to call it with, the sandbox has answered{' '}
            {calls.map((call, index) => (
              <span key={call}>
                {index > 0 && ', '}
                <code>{call}</code>
              </span>
            ))}
            .
          </p>
        )}
        <div className={styles.send}>
          <button type="submit" className="button button--primary">
            Send
          </button>
          <CallOutcome sent={sent} />
        </div>
      </form>
      <div ref={result} className={clsx('api-side', styles.side)}>
        <CallResult sent={sent} onSelectField={focusField} />
        <div className="api-card">
          <p className="api-head">Request</p>
          <pre className={clsx('api-code', styles.code)}>
            <code>{curl(requestOf(operation, values))}</code>
          </pre>
          <CopyButton label="Copy the request as curl" />
        </div>
      </div>
    </div>
  );
}

const fieldsOf = (form: HTMLElement | null): Set<string> =>
  new Set(
    [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].map(
      ({ dataset }) => dataset.field ?? '',
    ),
  );

/** Returns the API's error messages by the field that shows them. */
function byField(
  problem: ProblemSummary | undefined,
  fields: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const messages = new Map<string, string>();
  for (const { pointer, detail } of problem?.fieldErrors ?? []) {
    const field = nearestField(pointer, fields);
    if (field !== undefined) messages.set(field, [messages.get(field), detail].filter(Boolean).join(' '));
  }
  return messages;
}
