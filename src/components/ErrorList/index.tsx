import type { ReactNode } from 'react';
import { errorRows, type ErrorRow } from '../../../packages/model/src/errors.ts';
import ErrorEntry from './ErrorEntry.tsx';
import styles from './styles.module.css';

interface ErrorListProps {
  /** The class whose codes are listed. */
  readonly of: ErrorRow['class'];
  /** The heading, which the page writes, so that it stands in the table of contents, and what is said of the class. */
  readonly children: ReactNode;
}

/** The codes of one error class, as the SDK's catalogue has them. The lookup hides what it does not find. */
export default function ErrorList({ of, children }: ErrorListProps): ReactNode {
  return (
    <div className={styles.group} data-error-group="">
      <div className={styles.about}>{children}</div>
      {errorRows
        .filter((row) => row.class === of)
        .map((row) => (
          <ErrorEntry key={row.code} row={row} />
        ))}
    </div>
  );
}
