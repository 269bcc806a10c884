import { type ReactNode } from 'react';
import icons from '@site/src/data/taskIcons.json';
import styles from './styles.module.css';

/** Paths in a 24 × 24 view box. */
const paths: Readonly<Record<string, string>> = icons;

export default function TaskIcon({ name }: { readonly name: string }): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width="24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
