import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import TaskIcon from '@site/src/components/TaskIcon/index.tsx';
import { tasks } from '@site/src/data/tasks.ts';
import styles from './home.module.css';

export default function TaskCards(): ReactNode {
  return (
    <ul className={styles.cards}>
      {tasks.map(({ label, to, summary, icon }) => (
        <li key={to}>
          <Link to={to} className={styles.card}>
            <TaskIcon name={icon} />
            <strong>{label}</strong>
            <span>{summary}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
