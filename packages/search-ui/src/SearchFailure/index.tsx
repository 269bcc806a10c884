import { type ReactNode } from 'react';
import LoadFailure from '../../../../src/components/LoadFailure';
import styles from './styles.module.css';

declare const __webpack_public_path__: string;

interface Props {
  readonly isPartial?: boolean;
  readonly onRetry: () => void;
}

/** Reports that the search or a part of it failed to load, with a retry button and an alternative. */
export default function SearchFailure({ isPartial = false, onRetry }: Props): ReactNode {
  return (
    <LoadFailure
      className={styles.failure}
      message={
        isPartial ? 'Part of the search did not load: results may be missing.' : 'Search did not load.'
      }
      onRetry={onRetry}
    >
      {!isPartial && <a href={`${__webpack_public_path__}llms.txt`}>List of all pages</a>}
    </LoadFailure>
  );
}
