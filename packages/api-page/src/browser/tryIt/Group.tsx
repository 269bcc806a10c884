import { type ReactNode, use } from 'react';
import { FormContext } from './FormContext.ts';
import styles from './styles.module.css';

interface Props {
  readonly label: string;
  readonly pointer: string;
  readonly isRequired?: boolean | undefined;
  readonly children: ReactNode;
}

/** A value with parts. The API's error message about the entire value is shown at the top. */
export default function Group({ label, pointer, isRequired, children }: Props): ReactNode {
  const { prefix, fieldErrors } = use(FormContext);
  const problem = fieldErrors.get(pointer);
  const id = prefix + pointer;
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles.group}
      data-field={pointer}
      aria-describedby={problem === undefined ? undefined : `${id}-problem`}
    >
      <legend>
        <code>{label}</code>
        {isRequired && <em className={styles.required}> required</em>}
      </legend>
      {problem !== undefined && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
      {children}
    </fieldset>
  );
}
