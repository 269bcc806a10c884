import { type ReactNode } from 'react';
import type { Hit } from '@site/packages/search/src/client';
import { hitAddress } from './hitAddress';
import styles from './styles.module.css';

type Run = Hit['title'][number];

/** The label and tint of each kind of hit. */
const kinds: Record<Hit['kind'], { label: string; tint: string }> = {
  guide: { label: 'Guide', tint: 'note' },
  'sdk-base': { label: 'Base SDK', tint: 'neutral' },
  'sdk-react': { label: 'React SDK', tint: 'neutral' },
  api: { label: 'API', tint: 'success' },
  error: { label: 'Error', tint: 'danger' },
};

/** A text with the search terms marked. */
export function Runs({ runs }: { readonly runs: readonly Run[] }): ReactNode {
  return runs.map(({ text, mark }, index) => {
    const Tag = mark ? 'mark' : 'span';
    return <Tag key={index}>{text}</Tag>;
  });
}

/** The kind of a hit. Shows both packages for a symbol that both export. */
export function Tags({ hit }: { readonly hit: Hit }): ReactNode {
  const hitKinds = [hit.kind, ...(hit.twin ? [hit.twin.kind] : [])];
  return (
    <span className={styles.tags}>
      {hitKinds.map((kind) => (
        <span key={kind} className={`tag tag--${kinds[kind].tint}`}>
          {kinds[kind].label}
        </span>
      ))}
    </span>
  );
}

interface LinkedTagsProps {
  readonly hit: Hit;
  readonly query: string;
}

/** Like `Tags`, but each package that exports the symbol is a link to it there. */
export function LinkedTags({ hit, query }: LinkedTagsProps): ReactNode {
  const { twin, document } = hit;
  if (!twin) return <Tags hit={hit} />;
  return (
    <span className={styles.tags}>
      {[{ ...document, kind: hit.kind }, twin].map((target) => (
        <a
          key={target.kind}
          className={`tag tag--${kinds[target.kind].tint}`}
          href={hitAddress(hit, query, target)}
          aria-label={`${document.t}, ${kinds[target.kind].label}`}
        >
          {kinds[target.kind].label}
        </a>
      ))}
    </span>
  );
}

/** The breadcrumb of a hit: the sidebar's groups, and the page of a hit within a page. */
export function Trail({ hit }: { readonly hit: Hit }): ReactNode {
  const trail = trailOf(hit);
  return trail !== '' && <span className={styles.trail}>{trail}</span>;
}

export function trailOf({ document: { b, s } }: Hit): string {
  return [...b, ...(s === undefined ? [] : [s])].join(' › ');
}
