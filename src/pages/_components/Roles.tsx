import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import roles from '@site/src/data/roles.json';
import styles from './home.module.css';

/** A row for each kind of reader. */
export default function Roles(): ReactNode {
  return (
    <div className={styles.roles}>
      {roles.map(({ label, need, pages }) => (
        <div key={label} className={styles.role}>
          <div>
            <Heading as="h3">{label}</Heading>
            <p>{need}</p>
          </div>
          <ul>
            {pages.map((page) => (
              <li key={page.to}>
                <Link to={page.to}>{page.label}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
