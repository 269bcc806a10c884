// Against the theme's own: a landmark with a name. Can go when the theme's is one.
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
