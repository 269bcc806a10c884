// Against the theme's own: a landmark with a name. Can go when the theme's is one.
import { type ReactNode } from 'react';
import Desktop from '@theme-original/DocItem/TOC/Desktop';
import styles from './styles.module.css';

export default function DocItemTocDesktopSwizzle(): ReactNode {
  return (
    <nav aria-label="On this page" className={styles.landmark}>
      <Desktop />
    </nav>
  );
}
