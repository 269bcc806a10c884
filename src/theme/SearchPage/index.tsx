// Against the plugin's own: our index, results by area, a main landmark, labels, counts that are read out, and a failed index said with a retry.
// Can go when the plugin's page has them.
import { useEffect, useId, type ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import LoadFailure from '@site/src/components/LoadFailure';
import { useAnswer } from '@site/src/components/SearchBox/useAnswer';
import SearchResults from '@site/src/components/SearchResults';
import SearchStart from '@site/src/components/SearchResults/SearchStart';
import { useSearchAddress } from '@site/src/components/SearchResults/useSearchAddress';
import { searchContexts, searchLimits } from '@site/src/config/search';
import type { Hit } from '@site/search/src/client';
import styles from './styles.module.css';

function countOf({ length }: readonly Hit[]): string {
  if (length === 0) return 'No results';
  return length === 1 ? '1 result' : `${length} results`;
}

function Search(): ReactNode {
  const { query, context, base, change } = useSearchAddress();
  const isAsked = query.trim() !== '';
  const { answer, load, retry } = useAnswer({ base, context, query, limits: searchLimits.page });
  const hits = isAsked && answer && 'hits' in answer ? answer.hits : undefined;
  const id = useId();
  const title = query ? `Search results for "${query}"` : 'Search the documentation';
  // What first answers need is loaded by the question, the texts by this.
  useEffect(() => {
    if (isAsked) load();
  }, [isAsked, load]);
  return (
    <main className={styles.page}>
      <PageMetadata title={title}>
        <meta name="robots" content="noindex, follow" />
      </PageMetadata>
      {/* One line, whatever is asked: what stands under it does not move when the question is known. */}
      <h1>Search the documentation</h1>
      <form
        role="search"
        aria-label="All results"
        className={styles.form}
        onSubmit={(event) => event.preventDefault()}
      >
        <div className={styles.field}>
          <label htmlFor={`${id}-query`}>Search for</label>
          <input
            id={`${id}-query`}
            type="search"
            name="q"
            autoComplete="off"
            value={query}
            onChange={(event) => change('q', event.target.value)}
          />
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}-context`}>In</label>
          <select
            id={`${id}-context`}
            name="ctx"
            value={context}
            onChange={(event) => change('ctx', event.target.value)}
          >
            <option value="">Everywhere</option>
            {searchContexts.map(({ label, path }) => (
              <option key={path} value={path}>
                {label}
              </option>
            ))}
          </select>
        </div>
      </form>
      {isAsked && answer && 'failed' in answer ? (
        <LoadFailure
          onRetry={() => {
            retry();
            load();
          }}
        />
      ) : (
        <>
          <p role="status">{query && (hits ? countOf(hits) : 'Searching…')}</p>
          {isAsked ? <SearchResults query={query} hits={hits} /> : <SearchStart />}
        </>
      )}
    </main>
  );
}

export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <Search />
    </Layout>
  );
}
