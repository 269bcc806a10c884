import { type ReactNode } from 'react';
import type { SearchResult } from '@site/packages/search/src/client';
import { Runs, Tags, Trail, trailOf } from '../SearchHit';
import { hitAddress } from '../SearchHit/hitAddress';
import styles from './panel.module.css';
import type { RecentPage } from './recent.ts';
import tasks from '../../../../src/data/tasks.json';

/** A line of the list. */
export interface Suggestion {
  readonly address: string;
  readonly content: ReactNode;
  /** Name of its part of the list, if the list has several. */
  readonly group?: string;
  /** The page to remember when it's opened. */
  readonly page?: RecentPage;
  /** Whether it's a symbol of an SDK. */
  readonly isSymbol?: boolean;
}

/** Converts hits to suggestions, first those in the context. */
export const suggestionsOf = (
  { hits, elsewhere }: Pick<SearchResult, 'hits' | 'elsewhere'>,
  query: string,
): Suggestion[] =>
  [...hits, ...elsewhere].map((hit) => ({
    address: hitAddress(hit, query),
    isSymbol: hit.kind.startsWith('sdk-'),
    page: {
      address: hit.document.u + (hit.document.h ?? ''),
      title: hit.document.t,
      trail: trailOf(hit),
    },
    content: (
      <>
        <span className={styles.first}>
          <span className={styles.name}>
            <Runs runs={hit.title} />
          </span>
          {elsewhere.includes(hit) && <span className={`tag tag--note ${styles.elsewhere}`}>Elsewhere</span>}
          <Tags hit={hit} />
        </span>
        <Trail hit={hit} />
        {hit.excerpt.length > 0 && (
          <span className={styles.excerpt}>
            <Runs runs={hit.excerpt} />
          </span>
        )}
      </>
    ),
  }));

export const recentSuggestions = (pages: readonly RecentPage[]): Suggestion[] =>
  pages.map((page) => ({
    address: page.address,
    group: 'Recently opened',
    page,
    content: (
      <>
        <span className={styles.name}>{page.title}</span>
        <span className={styles.excerpt}>{page.trail}</span>
      </>
    ),
  }));

/** Returns the starting points as suggestions, for an empty query. */
export const startingPointSuggestions = (baseUrl: string): Suggestion[] =>
  startingPoints.map(({ label, to, summary }) => ({
    address: baseUrl + to.slice(1),
    group: 'Start here',
    content: (
      <>
        <span className={styles.name}>{label}</span>
        <span className={styles.excerpt}>{summary}</span>
      </>
    ),
  }));

/** Pages that most readers need first, suggested while the field is empty. */
const PAGES = [
  '/products/quick-start-guide',
  '/products/nacre-auth',
  '/products/embedded-wallet/exceptions',
  '/api/introduction',
  '/backend-openapi',
];

const startingPoints = tasks.filter(({ to }) => PAGES.includes(to));
