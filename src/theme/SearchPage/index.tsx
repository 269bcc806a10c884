// Against the plugin's own: our index, results in groups with a filter, a main landmark, labels, counts that are read out, a failed index said with a retry, and all pages for who has no scripts.
// Can go when the plugin's page has them.
import { type ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import SearchForm from '@site/src/components/SearchResults/SearchForm';
import SearchAnswer from '@site/src/components/SearchResults/SearchAnswer';
import SearchStart from '@site/src/components/SearchResults/SearchStart';
import WithoutScripts from '@site/src/components/SearchResults/WithoutScripts';
import { useSearchAddress } from '@site/src/components/SearchResults/useSearchAddress';
import styles from './styles.module.css';

function Search(): ReactNode {
  const asked = useSearchAddress();
  const { query } = asked;
  const title = query ? `Search results for "${query}"` : 'Search the documentation';
  return (
    <main className={styles.page}>
      <PageMetadata title={title}>
        <meta name="robots" content="noindex, follow" />
      </PageMetadata>
      {/* One line, whatever is asked: what stands under it does not move when the question is known. */}
      <h1>Search the documentation</h1>
      <SearchForm {...asked} />
      <WithoutScripts />
      {query.trim() === '' ? <SearchStart /> : <SearchAnswer {...asked} />}
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
