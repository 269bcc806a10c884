import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { SearchHit } from '@easyops-cn/docusaurus-search-local/dist/client/client/theme/searchByWorker';
import { concatDocumentPath } from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/concatDocumentPath';
import { getStemmedPositions } from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/getStemmedPositions';
import { highlight } from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/highlight';
import { highlightStemmed } from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/highlightStemmed';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/** The plugin's kinds of hit. */
const TITLE = 0;
const HEADING = 1;
const KEYWORDS = 3;
const SUMMARY_LENGTH = 100;

function Result({ hit: { document, type, page, tokens, metadata } }: { readonly hit: SearchHit }): ReactNode {
  const owner = page || undefined;
  const trail = [
    ...((type === TITLE ? document.b : owner?.b) ?? []),
    ...(type >= 2 || !owner ? [] : [owner.t]),
  ];
  const isName = type === TITLE || type === HEADING;
  const marked = (text: string) =>
    highlightStemmed(text, getStemmedPositions(metadata, 't'), tokens, SUMMARY_LENGTH);
  const query = new URLSearchParams(tokens.map((token) => ['_highlight', token]));
  return (
    <li className={styles.hit}>
      <Heading as="h2">
        {/* The plugin escapes the text before it marks the words in it. */}
        <Link
          to={`${document.u}?${query.toString()}${document.h ?? ''}`}
          dangerouslySetInnerHTML={{
            __html: isName ? marked(document.t) : highlight(document.s ?? '', tokens),
          }}
        />
      </Heading>
      {trail.length > 0 && <p className={styles.trail}>{concatDocumentPath(trail)}</p>}
      {!isName && type !== KEYWORDS && <p dangerouslySetInnerHTML={{ __html: marked(document.t) }} />}
    </li>
  );
}

interface Props {
  readonly query: string;
  /** Undefined until the worker has answered. */
  readonly hits?: SearchHit[];
}

export default function SearchResults({ query, hits }: Props): ReactNode {
  const count = hits?.length ?? 0;
  const found = count === 0 ? 'No results' : count === 1 ? '1 result' : `${count} results`;
  return (
    <>
      <p role="status">{query && (hits ? found : 'Searching…')}</p>
      <ul className={styles.hits}>
        {hits?.map((hit) => (
          <Result key={hit.document.i} hit={hit} />
        ))}
      </ul>
    </>
  );
}
