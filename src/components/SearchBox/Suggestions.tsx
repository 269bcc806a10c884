import { type MouseEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import type { Hit } from '@site/search/src/client';
import { addressOf, Runs, Trail } from '../SearchHit';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  readonly hits: readonly Hit[];
  /** Number of the hit that Enter opens. */
  readonly active: number;
  readonly onActive: (hit: number) => void;
  readonly onSelect: (hit: Hit) => void;
}

export const optionId = (list: string, hit: number): string => `${list}-${hit}`;

/** The hits under the box. Focus stays in the field, which names the active one. */
export default function Suggestions({ id, hits, active, onActive, onSelect }: Props): ReactNode {
  const select = (event: MouseEvent, hit: Hit) => {
    // A new tab or window is the browser's work.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onSelect(hit);
  };
  return (
    <div role="listbox" id={id} aria-label="Suggestions" className={styles.list}>
      {hits.map((hit, index) => (
        <a
          key={hit.document.u + (hit.document.h ?? '')}
          role="option"
          id={optionId(id, index)}
          aria-selected={index === active}
          tabIndex={-1}
          href={addressOf(hit)}
          className={clsx(styles.hit, index === active && styles.active)}
          onMouseMove={() => onActive(index)}
          onClick={(event) => select(event, hit)}
        >
          <span className={styles.name}>
            <Runs runs={hit.title} />
          </span>
          <Trail hit={hit} />
          <span className={styles.excerpt}>
            <Runs runs={hit.excerpt} />
          </span>
        </a>
      ))}
    </div>
  );
}
