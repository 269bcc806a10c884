import { useEffect, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import { search, type Hit } from '@site/packages/search/src/client';
import styles from './styles.module.css';

const LIMITS = { hits: 3, excerpt: 50 };

/** The pages that match the words of an unknown address best. */
export default function Hits({ query }: { readonly query: string }): ReactNode {
  const base = useBaseUrl('/');
  const [hits, setHits] = useState<readonly Hit[]>([]);
  useEffect(() => {
    let isCurrent = true;
    // Without the index, the page still has its form.
    search(base, '', query, LIMITS).then((result) => isCurrent && setHits(result.hits), console.warn);
    return () => {
      isCurrent = false;
    };
  }, [base, query]);
  if (hits.length === 0) return null;
  return (
    <section aria-labelledby="closest">
      <Heading as="h2" id="closest">
        Closest pages
      </Heading>
      <ul className={`clean-list ${styles.hits}`}>
        {hits.map(({ document, page, title }) => (
          <li key={document.u + (document.h ?? '')}>
            <Link to={document.u + (document.h ?? '')}>{title.map(({ text }) => text).join('')}</Link>{' '}
            <span>{page.b.at(-1)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
