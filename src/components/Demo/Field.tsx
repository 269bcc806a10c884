import clsx from 'clsx';
import { type AriaAttributes, type ComponentProps, type ReactNode, useId } from 'react';
import styles from './styles.module.css';

/** ARIA attributes that describe the value of a control. */
type FieldAria = Pick<AriaAttributes, 'aria-invalid' | 'aria-describedby'>;

interface Props {
  readonly label: ReactNode;
  /** Spans the whole row. */
  readonly isWide?: boolean | undefined;
  /** The error message for the value. */
  readonly problem?: string | undefined;
  /** Further text on the value. */
  readonly note?: ReactNode;
  /** Renders the input, select or textarea. */
  readonly children: (aria: FieldAria) => ReactNode;
}

/** A labelled form field of a demo with an error message. */
export default function Field({ label, isWide = false, problem, note, children }: Props): ReactNode {
  const id = useId();
  const aria = problem === undefined ? {} : { 'aria-invalid': true };
  const isDescribed = problem !== undefined || Boolean(note);
  return (
    <div className={clsx(styles.field, isWide && styles.wide)}>
      <label>
        <span>{label}</span>
        {children(isDescribed ? { ...aria, 'aria-describedby': id } : aria)}
      </label>
      {isDescribed && (
        <div id={id}>
          {problem !== undefined && <p className={styles.problem}>{problem}</p>}
          {note}
        </div>
      )}
    </div>
  );
}

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'children'>, Omit<Props, 'children' | 'note'> {
  readonly onText: (text: string) => void;
}

/** A field of one line. The browser suggests no text for it. */
export function TextField({ label, isWide, problem, onText, ...input }: TextFieldProps): ReactNode {
  return (
    <Field label={label} isWide={isWide} problem={problem}>
      {(aria) => (
        <input onChange={({ target }) => onText(target.value)} autoComplete="off" {...input} {...aria} />
      )}
    </Field>
  );
}
