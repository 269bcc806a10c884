import { useEffect, useId, useState, type ReactNode } from 'react';
import { near } from '@site/packages/search/src/client';
import { site } from '@site/src/config/site';
import styles from './noResults.module.css';

declare const __webpack_public_path__: string;

interface Props {
  readonly base: string;
  readonly query: string;
  readonly onTry: (query: string) => void;
  readonly onLeave?: () => void;
}

/** Alternatives when nothing was found: similar names, the glossary, and the community. */
export default function NoResults({ base, query, onTry, onLeave }: Props): ReactNode {
  const id = useId();
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    let isCurrent = true;
    near(base, query).then(
      (similar) => isCurrent && setNames(similar),
      // The other alternatives remain.
      () => isCurrent && setNames([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [base, query]);
  return (
    <div className={styles.ways}>
      {names.length > 0 && (
        <div role="group" aria-labelledby={id} className={styles.near}>
          <p id={id}>Did you mean one of these?</p>
          {names.map((name) => (
            <button
              key={name}
              type="button"
              className={`clean-btn ${styles.try}`}
              onClick={() => onTry(name)}
            >
              {name}
            </button>
          ))}
        </div>
      )}
      <p>
        The{' '}
        <a href={`${__webpack_public_path__}roadmap-and-references/glossary`} onClick={onLeave}>
          glossary
        </a>{' '}
        has the words that these docs use. You can also{' '}
        <a href={site.links.discord} target="_blank" rel="noopener noreferrer">
          ask the community
        </a>
        .
      </p>
    </div>
  );
}
