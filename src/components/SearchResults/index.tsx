import { useId, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Hit } from '@site/search/src/client';
import { addressOf, Runs, Trail } from '../SearchHit';
import styles from './styles.module.css';

/** The areas of the page of results, as they are headed. */
const areas: Record<Hit['kind'], string> = {
  guide: 'Guides',
  'sdk-base': 'Base SDK',
  'sdk-react': 'React SDK',
  api: 'Backend API',
  error: 'Errors',
};

function Result({ hit }: { readonly hit: Hit }): ReactNode {
  return (
    <li className={styles.hit}>
      <h3>
        <Link to={addressOf(hit)}>
          <Runs runs={hit.title} />
        </Link>
      </h3>
      <Trail hit={hit} />
      {hit.excerpt.length > 0 && (
        <p>
          <Runs runs={hit.excerpt} />
        </p>
      )}
    </li>
  );
}

function Group({ kind, hits }: { readonly kind: Hit['kind']; readonly hits: readonly Hit[] }): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id}>
        {areas[kind]} <span className={styles.count}>{hits.length}</span>
      </h2>
      <ul className={styles.hits}>
        {hits.map((hit) => (
          <Result key={hit.document.u + (hit.document.h ?? '')} hit={hit} />
        ))}
      </ul>
    </section>
  );
}

interface Props {
  readonly query: string;
  /** Undefined until the worker has answered. */
  readonly hits?: readonly Hit[];
}

/** All hits by area, the area with the best hit first. */
export default function SearchResults({ query, hits = [] }: Props): ReactNode {
  const byKind = new Map<Hit['kind'], Hit[]>();
  for (const hit of hits) byKind.set(hit.kind, [...(byKind.get(hit.kind) ?? []), hit]);
  return [...byKind].map(([kind, own]) => <Group key={`${query} ${kind}`} kind={kind} hits={own} />);
}
