// Wraps the theme's component in a labelled landmark. Can be removed when the theme's is one.
import { type ReactNode } from 'react';
import Mobile from '@theme-original/DocItem/TOC/Mobile';
import styles from './styles.module.css';

export default function DocItemTocMobileSwizzle(): ReactNode {
  return (
    <nav aria-label="On this page" className={styles.landmark}>
      <Mobile />
    </nav>
  );
}
