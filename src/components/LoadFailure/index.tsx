import { type ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** A sentence that names the failed part. */
  readonly message?: string;
  readonly className?: string;
  readonly onRetry: () => void;
  /** Alternatives to a retry. */
  readonly children?: ReactNode;
}

/** Reports that a part of the page failed to load, with a retry button. */
export default function LoadFailure({
  message = 'This part of the page did not load.',
  className,
  onRetry,
  children,
}: Props): ReactNode {
  return (
    <div role="alert" className={clsx(styles.failure, className)}>
      <p>{message}</p>
      <button type="button" className="button button--primary button--sm" onClick={onRetry}>
        Retry
      </button>
      {children}
    </div>
  );
}
