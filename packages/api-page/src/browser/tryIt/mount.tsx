import operations from 'tried-operations';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { type ReactNode, useId, type FormEvent, useEffect, useRef, useState } from 'react';
import clsx from 'clsx';
import demo from '../../../../../src/components/Demo/styles.module.css';
import styles from './styles.module.css';
import type { TryItOperation } from './TryItOperation.ts';
import { resetPageSandbox, useResets } from './pageSandbox.ts';
import { curl } from '../../samples/curl.ts';
import CallResult, { CallOutcome, CopyButton } from './CallResult.tsx';
import { FormContext } from './Control.tsx';
import { nearestField, type ProblemSummary } from './parseProblem.ts';
import RequestForm from './RequestForm.tsx';
import { requestOf } from './requestOf.ts';
import { watchCode } from '../watchCode.ts';
import useOperationForm from './useOperationForm.ts';

interface Props {
  readonly operation: TryItOperation;
  readonly onClose: () => void;
}

/** A form that calls an operation of the sandbox in this page, and shows the response. */
function TryItPanel({ operation, onClose }: Props): ReactNode {
  const id = useId();
  const resets = useResets();
  return (
    <section className={clsx(demo.demo, styles.console)} aria-labelledby={id}>
      <div className={clsx(demo.head, styles.head)}>
        <p id={id} className={demo.title} tabIndex={-1} data-try-title="">
          <span className="tag tag--note">Sandbox</span> Try it: {operation.title}
        </p>
        <button type="button" onClick={resetPageSandbox}>
          Reset sandbox
        </button>
        <button type="button" onClick={onClose}>
          Close
        </button>
        <p role="status" className="visually-hidden">
          {resets > 0 && <span key={resets}>The sandbox has been reset.</span>}
        </p>
      </div>
      <p className={demo.about}>
        This calls a sandbox in your browser. It needs no key, and no request leaves this page. What you
        change is there for the next call, until you reset the sandbox or reload the page.
      </p>
      <OperationForm key={resets} operation={operation} />
    </section>
  );
}

/** Renders the form of the operation with an anchor. Returns a function that removes it. */
export function mount(container: HTMLElement, anchor: string, onClose: () => void): () => void {
  const operation = operations[anchor];
  if (!operation) throw new Error(`No operation has the anchor "${anchor}"`);
  const root = createRoot(container);
  // Renders synchronously, because the caller focuses an element of the form.
  flushSync(() => root.render(<TryItPanel {...{ operation, onClose }} />));
  return () => root.unmount();
}

/** Heights of the navbar, and of the line with Send above the answer, in pixels. */
const NAVBAR = 60;
const SEND_LINE = 96;

/** The form of an operation, above the answer and the request. */
function OperationForm({ operation }: { readonly operation: TryItOperation }): ReactNode {
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
    <div ref={columns} className={styles.columns} spellCheck={false}>
      <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate autoComplete="off">
        <FormContext value={{ prefix, fieldErrors }}>
          <RequestForm operation={operation} values={values} onChange={change} onCaller={changeCaller} />
        </FormContext>
        {calls.length > 0 && (
          <p className={styles.hint}>
            To have something to call it with, the sandbox has answered{' '}
            {calls.map((call, index) => (
              <span key={call}>
                {index > 0 && <span>, </span>}
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
          <pre translate="no" className={clsx('api-code', styles.code)}>
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
