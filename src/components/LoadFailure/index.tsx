import { type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly onRetry: () => void;
}

/** Says that a part of the page did not load, with a button that loads it again. */
export default function LoadFailure({ onRetry }: Props): ReactNode {
  return (
    <div role="alert" className={styles.failure}>
      <p>This part of the page did not load.</p>
      <button type="button" className="button button--primary button--sm" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
