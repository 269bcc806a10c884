import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import TaskIcon from '@site/src/components/TaskIcon/index.tsx';
import paths from '@site/src/data/homePaths.json';
import styles from './home.module.css';

/** The list of ways to get started. */
export default function Paths(): ReactNode {
  return (
    <ul className={styles.paths}>
      {paths.map(({ label, to, summary, icon, page }) => (
        <li key={to}>
          <Link to={to} className={styles.path}>
            <TaskIcon name={icon} />
            <strong>{label}</strong> <span>{summary}</span> <span className={styles.onward}>{page}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
