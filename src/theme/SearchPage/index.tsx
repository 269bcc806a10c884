// Replaces the plugin's page: uses our index, and has results in groups with a filter, a main landmark, labels, counts
// for screen readers, a message with a retry if the index fails to load, and a list of all pages for browsers without
// scripts. Can be removed when the plugin's page has these.
import { type ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import SearchForm from '@site/packages/search-ui/src/SearchResults/SearchForm';
import QueryResults from '@site/packages/search-ui/src/SearchResults/QueryResults';
import SearchStart from '@site/packages/search-ui/src/SearchResults/SearchStart';
import pageList from '@site/packages/search-ui/src/SearchResults/pageList.module.css';
import { PAGE_LIST } from '@site/packages/search-ui/src/SearchResults/pageListId.ts';
import { useSearchAddress } from '@site/packages/search-ui/src/SearchResults/useSearchAddress';
import styles from './styles.module.css';

function Search(): ReactNode {
  const address = useSearchAddress();
  const { query } = address;
  const title = query ? `Search results for "${query}"` : 'Search the documentation';
  return (
    <main className={styles.page}>
      <PageMetadata title={title}>
        <meta name="robots" content="noindex, follow" />
      </PageMetadata>
      {/* The same for every query, so that the elements below it don't move when the query is known. */}
      <h1>Search the documentation</h1>
      <SearchForm {...address} />
      {/* The build inserts the list. */}
      <noscript>
        <p>Search needs JavaScript. Without it you can find your page in the list of all pages.</p>
        <div id={PAGE_LIST} className={pageList.list} />
      </noscript>
      {query.trim() === '' ? <SearchStart /> : <QueryResults {...address} />}
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
