import { type MouseEvent, type ReactNode } from 'react';
import { isPlainClick } from '../../../../src/components/Dom/isPlainClick.ts';
import styles from './panel.module.css';

interface Props {
  readonly query: string;
  readonly base: string;
  readonly context: string;
  /** Name of the context. */
  readonly label: string;
  readonly hasHits: boolean;
  readonly onGo: (address: string) => void;
}

/** The last line of the list. Links to all results in the context, or outside of it if it has none. */
export default function AllResults({ query, base, context, label, hasHits, onGo }: Props): ReactNode {
  if (!hasHits && context === '') return null;
  const params = new URLSearchParams({ q: query, ...(context !== '' && hasHits && { ctx: context }) });
  const address = `${base}search?${params.toString()}`;
  const go = (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    onGo(address);
  };
  return (
    <p className={styles.all}>
      <a href={address} onClick={go}>
        See all results{context !== '' && ` ${hasHits ? 'within' : 'outside'} "${label}"`}
      </a>
    </p>
  );
}
