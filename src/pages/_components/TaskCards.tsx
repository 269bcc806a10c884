import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { tasks } from '@site/src/data/tasks';
import styles from './home.module.css';

export default function TaskCards(): ReactNode {
  return (
    <ul className={styles.cards}>
      {tasks.map(({ label, to, summary }) => (
        <li key={to}>
          <Link to={to} className={styles.card}>
            <strong>{label}</strong>
            <span>{summary}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
