import { type ReactNode } from 'react';
import type { TaskIconName } from '@site/src/data/tasks.ts';
import styles from './styles.module.css';

/** Paths in a 24 × 24 view box. */
const lines: Record<TaskIconName, string> = {
  wallet:
    'M4 7.5A2.5 2.5 0 0 1 6.500 5H17v3M4 7.500V17a2.500 2.500 0 0 0 2.500 2.500H20V8H6.500A2.500 2.500 0 0 1 4 7.500M16 13.800h.01',
  person:
    'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8m-7.500 8.500c.8-4 3.900-5.500 7.500-5.500s6.700 1.500 7.500 5.500',
  coins:
    'M4 7c0-1.700 2.700-3 6-3s6 1.300 6 3-2.700 3-6 3-6-1.300-6-3m0 0v5c0 1.700 2.700 3 6 3m6-8v3m-8 7.500c0 1.700 2.700 3 6 3s6-1.300 6-3v-4m-12 4v-4c0-1.700 2.700-3 6-3s6 1.300 6 3-2.700 3-6 3-6-1.300-6-3',
  star: 'm12 3.800 2.500 5.200 5.700.8-4.100 4 1 5.700-5.100-2.700-5.100 2.700 1-5.700-4.100-4 5.700-.8z',
  passport: 'M6 3.500h12v17H6zM12 13a3 3 0 1 0 0-6 3 3 0 0 0 0 6m-3 4h6',
  bell: 'M6 17v-5.500a6 6 0 0 1 12 0V17l1.500 1.500h-15zm4 3.500h4M12 5.500v-2',
  key: 'M15.500 14.500a5 5 0 1 0-4.700-3.300L4 18v2.500h3.500v-2.300h2.300v-2.300l3-2.200a5 5 0 0 0 2.700.8M16.500 8.500h.01',
  receipt: 'M6 3.500h12v17l-2-1.500-2 1.500-2-1.500-2 1.500-2-1.500-2 1.500zM9.500 8.500h5m-5 4h5',
  alert: 'M12 4 3 19.500h18zM12 10v4m0 2.800h.01',
  chat: 'M4 5h16v11h-9l-4.500 3.800V16H4zm4.500 4h7m-7 3.200h4.500',
  book: 'M12 6.500C10 5 7.500 4.500 4 4.500v13.500c3.500 0 6 .5 8 2 2-1.500 4.500-2 8-2V4.500c-3.500 0-6 .5-8 2m0 0V20',
  shield: 'M12 3.500 5 6v5.500c0 4.500 3 7.500 7 9 4-1.500 7-4.500 7-9V6zm-3 8.300 2.200 2.200 4-4.300',
  plug: 'M9 3.500V8m6-4.500V8M6.500 8h11v3.500a5.500 5.500 0 0 1-11 0zM12 17v3.500',
};

/** The icon next to a task's name. */
export default function TaskIcon({ name }: { readonly name: TaskIconName }): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width="24" aria-hidden="true" focusable="false">
      <path d={lines[name]} />
    </svg>
  );
}
