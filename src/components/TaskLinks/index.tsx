import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { tasks } from '../../data/tasks.ts';

/** What readers come for, each with its page: where a reader has lost the way, or has asked nothing yet. */
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
