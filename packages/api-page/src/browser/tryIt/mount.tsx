import operations from 'tried-operations';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { Fragment, type ReactNode, useId } from 'react';
import clsx from 'clsx';
import demo from '../../../../../src/components/Demo/styles.module.css';
import OperationForm from './OperationForm.tsx';
import styles from './styles.module.css';
import type { TryItOperation } from './TryItOperation.ts';
import { resetPageSandbox, useResets } from './pageSandbox.ts';

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
          {resets > 0 && <Fragment key={resets}>The sandbox has been reset.</Fragment>}
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
