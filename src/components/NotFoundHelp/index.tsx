import { lazy, Suspense, useState, type FormEvent, type ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import { decode } from '../Dom/decode.ts';
import Rings from '../Rings/index.tsx';
import rings from '../Rings/styles.module.css';
import TaskLinks from '../TaskLinks/index.tsx';
import styles from './styles.module.css';

// Without the hits, the page still has its form.
const Hits = lazy(async () =>
  import(/* webpackChunkName: "not-found-hits" */ './Hits.tsx').catch(() => ({ default: () => null })),
);

/** Extracts search words from a path: `/products/quick-start` → `products quick start`. */
function wordsOfPath(path: string): string {
  return decode(path)
    .replace(/\.html?$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)
    .slice(0, 6)
    .join(' ');
}

export default function NotFoundHelp({ className }: Props): ReactNode {
  const { pathname } = useLocation();
  const history = useHistory();
  const searchUrl = useBaseUrl('/search');
  const isBrowser = useIsBrowser();
  const [typed, setTyped] = useState<string>();
  // 404.html is rendered without knowing the address, so the words are added in the browser.
  const query = typed ?? (isBrowser ? wordsOfPath(pathname) : '');
  const search = (event: FormEvent) => {
    event.preventDefault();
    history.push(`${searchUrl}?q=${encodeURIComponent(query)}`);
  };
  return (
    <main className={clsx(rings.tinted, className)}>
      <PageMetadata
        title="Page not found"
        description="There is no page at this address. Search, or find your task."
      />
      <Rings />
      <div className={styles.page}>
        <Heading as="h1">Page not found</Heading>
        <p>There is no page at this address. It may have moved, or the link may contain a typo.</p>
        <form
          action={searchUrl}
          method="get"
          role="search"
          aria-label="Find another page"
          className={styles.search}
          onSubmit={search}
        >
          <label htmlFor="not-found-query">Search the documentation</label>
          <div className={styles.row}>
            <input
              id="not-found-query"
              name="q"
              type="search"
              value={query}
              onChange={(event) => setTyped(event.target.value)}
            />
            <button type="submit" className="button button--primary">
              Search
            </button>
          </div>
        </form>
        {isBrowser && (
          <Suspense>
            <Hits query={wordsOfPath(pathname)} />
          </Suspense>
        )}
        <Heading as="h2">Find your task</Heading>
        <TaskLinks />
        <p>
          Or start at the <Link to="/">home page</Link>.
        </p>
      </div>
    </main>
  );
}
