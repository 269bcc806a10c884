import { type ReactNode } from 'react';
import type { Hit } from '@site/search/src/client';
import { highlightParameter } from '@site/src/config/search';
import styles from './styles.module.css';

type Run = Hit['title'][number];

/** The kinds of place, as the reader is told of them. */
const kindLabels: Record<Hit['kind'], string> = {
  guide: 'Guide',
  'sdk-base': 'Base SDK',
  'sdk-react': 'React SDK',
  api: 'API',
  error: 'Error',
};

/** A text with what was searched for marked in it. */
export function Runs({ runs }: { readonly runs: readonly Run[] }): ReactNode {
  return runs.map(({ text, mark }, index) => (mark ? <mark key={index}>{text}</mark> : text));
}

/** Address of a hit, with the words to mark there. */
export function addressOf({ document: { u, h = '' }, terms }: Hit): string {
  const words = new URLSearchParams(terms.map((term) => [highlightParameter, term]));
  return `${u}?${words.toString()}${h}`;
}

/** Where a hit stands: the sidebar's groups, and the page when it is a place in one. */
export function Trail({ hit }: { readonly hit: Hit }): ReactNode {
  const { b, s } = hit.document;
  const trail = [...b, ...(s === undefined ? [] : [s])];
  return (
    <span className={styles.trail}>
      <span className={styles.kind}>{kindLabels[hit.kind]}</span>
      {trail.length > 0 && <span>{trail.join(' › ')}</span>}
    </span>
  );
}
