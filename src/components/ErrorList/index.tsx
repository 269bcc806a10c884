import type { ReactNode } from 'react';
import { errorRows, type ErrorRow } from '../../../packages/model/src/errors.ts';
import ErrorEntry from './ErrorEntry.tsx';
import styles from './styles.module.css';

interface ErrorListProps {
  /** The class whose codes are listed. */
  readonly of: ErrorRow['class'];
  /** The description of the class. The page writes its heading, so that it appears in the table of contents. */
  readonly children: ReactNode;
}

/** The codes of one error class, from the SDK's catalogue. The lookup hides entries that don't match. */
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
