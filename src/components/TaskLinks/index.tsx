import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import tasks from '../../data/tasks.json';

/** Links to the most common tasks, for pages where the reader is lost or hasn't searched yet. */
export default function TaskLinks(): ReactNode {
  return (
    <ul>
      {tasks.map(({ label, to, summary }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>: {summary}
        </li>
      ))}
    </ul>
  );
}
