import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import CodeText from '../CodeText/index.tsx';
import DataTable from '../DataTable/index.tsx';
import { errorRows, type ErrorRow } from '../../../facts/errors.ts';
import styles from './styles.module.css';

interface ErrorTableProps {
  /** The class whose codes are listed. The page writes its heading, so that it stands in the table of contents. */
  readonly of: ErrorRow['class'];
}

function Row({ row }: { readonly row: ErrorRow }): ReactNode {
  const [prefix, name] = row.code.split('/');
  // Ids of table rows are not collected by themselves, and every error's `docsUrl` leads to one.
  useBrokenLinks().collectAnchor(row.anchor);
  return (
    <tr
      id={row.anchor}
      className={styles.row}
      data-search-title={row.code}
      data-search-keywords={`${row.class}, ${row.member}`}
    >
      <th scope="row">
        <Link to={`#${row.anchor}`} className={styles.code}>
          <code>
            {prefix}/<wbr />
            {name}
          </code>
        </Link>
      </th>
      <td>{row.retryable ? 'Yes' : 'No'}</td>
      <td>
        <CodeText>{row.meaning}</CodeText>
      </td>
      <td>
        <CodeText>{row.cause}</CodeText>
      </td>
      <td>
        <CodeText>{row.action}</CodeText>
      </td>
    </tr>
  );
}

/** The codes of one error class, as the SDK's catalogue has them. */
export default function ErrorTable({ of }: ErrorTableProps): ReactNode {
  return (
    <DataTable
      caption={`Codes of ${of}`}
      heads={['Code', 'Retry', 'Meaning', 'Usual cause', 'What to do']}
      className={styles.table}
    >
      <tbody>
        {errorRows
          .filter((row) => row.class === of)
          .map((row) => (
            <Row key={row.code} row={row} />
          ))}
      </tbody>
    </DataTable>
  );
}
