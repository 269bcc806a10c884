import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import { useSearch } from '@site/packages/search-ui/src/SearchBox/useSearch.ts';
import { Runs, Tags } from '@site/packages/search-ui/src/SearchHit/index.tsx';
import styles from './styles.module.css';

const LIMITS = { hits: 3, excerpt: 50 };

/** The pages that match the words of an unknown address best. */
export default function Hits({ query }: { readonly query: string }): ReactNode {
  const base = useBaseUrl('/');
  const { answer } = useSearch({ base, context: '', query, limits: LIMITS });
  if (!answer || !('hits' in answer) || answer.hits.length === 0) return null;
  return (
    <section aria-labelledby="closest">
      <Heading as="h2" id="closest">
        Closest pages
      </Heading>
      <ul className={styles.hits}>
        {answer.hits.slice(0, LIMITS.hits).map((hit) => (
          <li key={hit.document.u + (hit.document.h ?? '')}>
            <Link to={hit.document.u + (hit.document.h ?? '')}>
              <Runs runs={hit.title} />
            </Link>{' '}
            <Tags hit={hit} />
          </li>
        ))}
      </ul>
    </section>
  );
}
