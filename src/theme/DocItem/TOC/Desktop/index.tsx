// Wraps the theme's component in a labelled landmark. Can be removed when the theme's is one.
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
