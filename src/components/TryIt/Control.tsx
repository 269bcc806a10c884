import { type ReactNode, use } from 'react';
import Field from '../Demo/Field.tsx';
import { FormContext } from './FormContext.ts';
import styles from './styles.module.css';

/** What a control carries: its id, and what is said of it. */
interface ControlProps {
  readonly id: string;
  readonly 'aria-required'?: true;
}

interface Props {
  readonly label: string;
  readonly pointer: string;
  /** The label is words, and no name of the API's. */
  readonly isText?: boolean;
  readonly isRequired?: boolean | undefined;
  readonly hint?: string | undefined;
  /** What is wrong with the value before it is sent. */
  readonly problem?: string | undefined;
  readonly children: (props: ControlProps) => ReactNode;
}

/** A labelled control of a form: what it takes, and what the API said of its value. */
export default function Control({
  label,
  pointer,
  isText = false,
  isRequired,
  hint,
  problem,
  children,
}: Props): ReactNode {
  const { prefix, complaints } = use(FormContext);
  return (
    <div data-field={pointer}>
      <Field
        label={
          <>
            {isText ? label : <code>{label}</code>}
            {isRequired && <em className={styles.required}> required</em>}
          </>
        }
        problem={problem ?? complaints.get(pointer)}
        note={hint && <p className={styles.hint}>{hint}</p>}
      >
        {(said) => children({ id: prefix + pointer, ...(isRequired && { 'aria-required': true }), ...said })}
      </Field>
    </div>
  );
}
