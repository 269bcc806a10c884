import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { errorRows, type ErrorRow } from '../../../packages/model/src/errors.ts';
import CodeText from '../CodeText/index.tsx';
import styles from './styles.module.css';

interface ErrorListProps {
  /** The class whose codes are listed. */
  readonly of: ErrorRow['class'];
  /** The description of the class. The page writes its heading, so that it appears in the table of contents. */
  readonly children: ReactNode;
}

/** The codes of one error class, from the SDK's catalogue. The lookup hides entries that don't match. */
export default function ErrorList({ of, children }: ErrorListProps): ReactNode {
  return (
    <div className={styles.group} data-error-group="">
      <div className={styles.about}>{children}</div>
      {errorRows
        .filter((row) => row.class === of)
        .map((row) => (
          <ErrorEntry key={row.code} row={row} />
        ))}
    </div>
  );
}

/** A hidden separator between parts that only the layout or color separates visually. */
const Between = ({ children }: { readonly children: string }) => (
  <span className="visually-hidden">{children}</span>
);

function Line({ label, children }: { readonly label: string; readonly children: string }): ReactNode {
  return (
    <p className={styles.line}>
      <strong>
        {label}
        <Between>:</Between>
      </strong>{' '}
      <span>
        <CodeText>{children}</CodeText>
      </span>
    </p>
  );
}

/** The documentation of one error code: whether a retry helps, its meaning, its cause and what to do. */
function ErrorEntry({ row }: { readonly row: ErrorRow }): ReactNode {
  // Docusaurus collects only the IDs of headings, but every error's `docsUrl` links to an entry.
  useBrokenLinks().collectAnchor(row.anchor);
  const { code, retryable, statuses, defaultFor, member } = row;
  return (
    <div
      id={row.anchor}
      className={styles.entry}
      data-error={member}
      data-message={row.message}
      data-statuses={statuses.join(' ')}
      data-search-title={code}
      data-search-keywords={[member, ...defaultFor].join(', ')}
    >
      <div className={styles.head} data-search-ignore="">
        <h4>
          <Link to={`#${row.anchor}`}>
            <code>{code}</code>
          </Link>
        </h4>
        <p>
          <span className={clsx('tag', retryable ? 'tag--success' : 'tag--neutral')}>
            {retryable ? 'Retry' : 'Don’t retry'}
          </span>
          {statuses.length > 0 && (
            <>
              <Between> · </Between>
              <span className="tag tag--neutral">HTTP {statuses.join(', ')}</span>
            </>
          )}
          <Between> · </Between>
          <code className={styles.member}>{member}</code>
        </p>
      </div>
      <p className={styles.meaning}>
        <CodeText>{row.meaning}</CodeText>
      </p>
      <Line label="Cause">{row.cause}</Line>
      <Line label="What to do">{row.action}</Line>
    </div>
  );
}
