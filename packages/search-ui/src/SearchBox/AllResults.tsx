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

/** The last line of the list. Links to all results: in a context, to those within and to those outside of it. */
export default function AllResults({ query, base, context, label, hasHits, onGo }: Props): ReactNode {
  const ways = [
    ...(hasHits ? [{ ctx: context, text: context === '' ? '' : ` within "${label}"` }] : []),
    ...(context === '' ? [] : [{ ctx: '', text: ` outside "${label}"` }]),
  ];
  if (ways.length === 0) return null;
  return (
    <p className={styles.all}>
      {ways.map(({ ctx, text }) => {
        const params = new URLSearchParams({ q: query, ...(ctx !== '' && { ctx }) });
        const address = `${base}search?${params.toString()}`;
        const go = (event: MouseEvent) => {
          if (!isPlainClick(event.nativeEvent)) return;
          event.preventDefault();
          onGo(address);
        };
        return (
          <a key={address} href={address} onClick={go}>
            See all results{text}
          </a>
        );
      })}
    </p>
  );
}
