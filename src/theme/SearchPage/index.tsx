// Against the plugin's own: a main landmark, labels, counts that are read out, and a failed index said with a retry.
// Can go when the plugin's page has them.
import { useEffect, useId, useState, type ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useSearchQuery from '@easyops-cn/docusaurus-search-local/dist/client/client/theme/hooks/useSearchQuery';
import {
  searchByWorker,
  type SearchHit,
} from '@easyops-cn/docusaurus-search-local/dist/client/client/theme/searchByWorker';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import LoadFailure from '@site/src/components/LoadFailure';
import SearchResults from '@site/src/components/SearchResults';
import { searchContexts } from '@site/src/config/search';
import styles from './styles.module.css';

/** More than this nobody reads; the box is there to ask better. */
const MOST_HITS = 100;

type Answer = { hits: SearchHit[] } | { failed: true } | undefined;

/** Asks the worker, for the last query only: an answer that comes late is dropped. */
function useAnswer(query: string, context: string, version: string): Answer {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    let current = true;
    const show = (next: Answer) => {
      if (current) setAnswer(next);
    };
    if (query.trim() === '') show(undefined);
    else {
      searchByWorker(baseUrl + version, context, query, MOST_HITS).then(
        (hits) => show({ hits }),
        () => show({ failed: true }),
      );
    }
    return () => {
      current = false;
    };
  }, [query, context, version, baseUrl]);
  return answer;
}

function Search(): ReactNode {
  const { searchValue, searchContext, searchVersion, updateSearchPath, updateSearchContext } =
    useSearchQuery();
  const answer = useAnswer(searchValue, searchContext, searchVersion);
  const id = useId();
  const title = searchValue ? `Search results for "${searchValue}"` : 'Search the documentation';
  return (
    <main className={styles.page}>
      <PageMetadata title={title}>
        <meta name="robots" content="noindex, follow" />
      </PageMetadata>
      <Heading as="h1">{title}</Heading>
      <form role="search" className={styles.form} onSubmit={(event) => event.preventDefault()}>
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
        // The worker keeps a failed index for good, so only a new page asks again.
        <LoadFailure onRetry={() => window.location.reload()} />
      ) : (
        <SearchResults query={searchValue} {...(answer ? { hits: answer.hits } : {})} />
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
