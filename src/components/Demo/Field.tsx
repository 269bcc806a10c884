import clsx from 'clsx';
import { type AriaAttributes, type ReactNode, useId } from 'react';
import styles from './styles.module.css';

/** What a control says of its value, to be put onto it. */
type Said = Pick<AriaAttributes, 'aria-invalid' | 'aria-describedby'>;

interface Props {
  readonly label: ReactNode;
  /** Takes the whole row. */
  readonly isWide?: boolean;
  /** What is wrong with the value. */
  readonly problem?: string | undefined;
  /** What else there is to say of it. */
  readonly note?: ReactNode;
  /** The input, select or textarea. */
  readonly children: (said: Said) => ReactNode;
}

/** A labelled field of a demo, which says what is wrong with its value. */
export default function Field({ label, isWide = false, problem, note, children }: Props): ReactNode {
  const id = useId();
  const said = problem === undefined ? {} : { 'aria-invalid': true };
  const isDescribed = problem !== undefined || Boolean(note);
  return (
    <div className={clsx(styles.field, isWide && styles.wide)}>
      <label>
        <span>{label}</span>
        {children(isDescribed ? { ...said, 'aria-describedby': id } : said)}
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
