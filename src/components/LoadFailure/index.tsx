import { type ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** What did not load, as a sentence. */
  readonly message?: string;
  readonly className?: string;
  readonly onRetry: () => void;
  /** Another way on. */
  readonly children?: ReactNode;
}

/** Says that a part of the page did not load, with a button that loads it again. */
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
