// Against the plugin's own: our index, results by area, a main landmark, labels, counts that are read out, and a failed index said with a retry.
// Can go when the plugin's page has them.
import { useEffect, useId, useState, type ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useSearchQuery from '@easyops-cn/docusaurus-search-local/dist/client/client/theme/hooks/useSearchQuery';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import LoadFailure from '@site/src/components/LoadFailure';
import SearchResults from '@site/src/components/SearchResults';
import { searchContexts } from '@site/src/config/search';
import { fetchIndexes, onGrown, search, type Hit } from '@site/search/src/client';
import styles from './styles.module.css';

/** More than this nobody reads; the box is there to ask better. */
const MOST_HITS = 100;

type Answer = { hits: Hit[] } | { failed: true } | undefined;

/** Asks the worker, for the last query only: an answer that comes late is dropped. More of the index is asked again. */
function useAnswer(query: string, context: string, version: string, tries: number): Answer {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    let current = true;
    const show = (next: Answer) => {
      if (current) setAnswer(next);
    };
    const ask = () => {
      search(baseUrl + version, context, query, MOST_HITS).then(
        (hits) => show({ hits }),
        () => show({ failed: true }),
      );
    };
    if (query.trim() === '') {
      show(undefined);
      return undefined;
    }
    ask();
    // What first answers need is loaded by the question, the texts by this.
    fetchIndexes(baseUrl + version, context).catch(() => undefined);
    const stop = onGrown(ask);
    return () => {
      current = false;
      stop();
    };
  }, [query, context, version, baseUrl, tries]);
  return answer;
}

function countOf({ length }: readonly Hit[]): string {
  if (length === 0) return 'No results';
  return length === 1 ? '1 result' : `${length} results`;
}

function Search(): ReactNode {
  const { searchValue, searchContext, searchVersion, updateSearchPath, updateSearchContext } =
    useSearchQuery();
  const [tries, setTries] = useState(0);
  const answer = useAnswer(searchValue, searchContext, searchVersion, tries);
  const hits = answer && 'hits' in answer ? answer.hits : undefined;
  const id = useId();
  const title = searchValue ? `Search results for "${searchValue}"` : 'Search the documentation';
  return (
    <main className={styles.page}>
      <PageMetadata title={title}>
        <meta name="robots" content="noindex, follow" />
      </PageMetadata>
      <Heading as="h1">{title}</Heading>
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
            value={searchValue}
            onChange={(event) => updateSearchPath(event.target.value)}
          />
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}-context`}>In</label>
          <select
            id={`${id}-context`}
            name="ctx"
            value={searchContext}
            onChange={(event) => updateSearchContext(event.target.value)}
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
      {answer && 'failed' in answer ? (
        <LoadFailure onRetry={() => setTries(tries + 1)} />
      ) : (
        <>
          <p role="status">{searchValue && (hits ? countOf(hits) : 'Searching…')}</p>
          <SearchResults query={searchValue} hits={hits} />
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
