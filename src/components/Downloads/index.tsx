import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { downloads, sumPlaceholder, sumsAddress, type Download } from '../../config/downloads.ts';
import ScrollTable from '../ScrollTable/index.tsx';
import styles from './styles.module.css';

function Row({ name, version, address }: Download): ReactNode {
  const archive = address.slice(address.lastIndexOf('/') + 1);
  return (
    <tr>
      <td className={styles.name}>
        <code>{name}</code>
      </td>
      <td>{version}</td>
      <td className={styles.name}>
        <a href={useBaseUrl(address)} download>
          {archive}
        </a>
      </td>
      <td data-markdown-ignore="" data-search-ignore="">
        <code className={styles.sum}>{sumPlaceholder(archive)}</code>
      </td>
    </tr>
  );
}

/** The archives that the site serves. The build fills in each checksum when it creates the archive. */
export default function Downloads(): ReactNode {
  const sums = useBaseUrl(sumsAddress);
  return (
    <>
      <ScrollTable>
        <thead>
          <tr>
            <th>Package</th>
            <th>Version</th>
            <th>Archive</th>
            <th data-markdown-ignore="">SHA-256</th>
          </tr>
        </thead>
        <tbody>
          {downloads.map((each) => (
            <Row key={each.name} {...each} />
          ))}
        </tbody>
      </ScrollTable>
      <p>
        <a href={sums}>SHA256SUMS.txt</a> has the SHA-256 sums. Download it into the folder of your archives,
        and run <code>sha256sum --check --ignore-missing SHA256SUMS.txt</code>.
      </p>
    </>
  );
}
