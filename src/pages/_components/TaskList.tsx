import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import TaskIcon from '@site/src/components/TaskIcon/index.tsx';
import tasks from '@site/src/data/tasks.json';
import styles from './home.module.css';

/** The list of tasks for an app in production. */
export default function TaskList(): ReactNode {
  return (
    <ul className={styles.tasks}>
      {tasks
        .filter(({ on }) => on === 'run')
        .map(({ label, to, summary, icon }) => (
          <li key={to}>
            <TaskIcon name={icon} />
            <div>
              <Link to={to}>{label}</Link>
              <p>{summary}</p>
            </div>
          </li>
        ))}
    </ul>
  );
}
