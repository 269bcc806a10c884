import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { references } from '@site/src/data/references.ts';
import styles from './home.module.css';

export default function References(): ReactNode {
  return (
    <dl className={styles.references}>
      {references.map(([label, to, summary]) => (
        <div key={to}>
          <dt>
            <Link to={to}>{label}</Link>
          </dt>
          <dd>{summary}</dd>
        </div>
      ))}
    </dl>
  );
}
