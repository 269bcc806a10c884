import { createContext, type ReactNode, use } from 'react';
import Field from '../../../../../src/components/Demo/Field.tsx';
import styles from './styles.module.css';

/** State shared by the fields of a form. */
interface Form {
  /** Prefix of the IDs of the form's elements, followed by the field's pointer. */
  readonly prefix: string;
  /** The API's error messages, by the pointer of the field that shows them. */
  readonly fieldErrors: ReadonlyMap<string, string>;
}

export const FormContext = createContext<Form>({ prefix: '', fieldErrors: new Map() });

/** The control's ID and ARIA attributes. */
interface ControlProps {
  readonly id: string;
  readonly 'aria-required'?: true;
}

interface Props {
  readonly label: string;
  readonly pointer: string;
  /** Whether the label is text rather than a name in the API. */
  readonly isText?: boolean;
  readonly isRequired?: boolean | undefined;
  readonly hint?: string | undefined;
  /** A validation error found before the request is sent. */
  readonly problem?: string | undefined;
  readonly children: (props: ControlProps) => ReactNode;
}

/** A labelled form control, with a hint and the API's error messages about its value. */
export default function Control({
  label,
  pointer,
  isText = false,
  isRequired,
  hint,
  problem,
  children,
}: Props): ReactNode {
  const { prefix, fieldErrors } = use(FormContext);
  return (
    <div data-field={pointer}>
      <Field
        label={
          <>
            {isText ? label : <code>{label}</code>}
            {isRequired && <em className={styles.required}> required</em>}
          </>
        }
        problem={problem ?? fieldErrors.get(pointer)}
        note={hint && <p className={styles.hint}>{hint}</p>}
      >
        {(aria) => children({ id: prefix + pointer, ...(isRequired && { 'aria-required': true }), ...aria })}
      </Field>
    </div>
  );
}
