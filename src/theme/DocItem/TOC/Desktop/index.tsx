// Wraps the theme's component in a labelled landmark, and highlights its links only, not their copies below the page's
// title. Can be removed when the theme's is a landmark.
import { useLayoutEffect, type ReactNode } from 'react';
import Desktop from '@theme-original/DocItem/TOC/Desktop';
import styles from './styles.module.css';

export default function DocItemTocDesktopSwizzle(): ReactNode {
  // oxlint-disable-next-line syntax/effect-dependencies -- each rendering may add links
  useLayoutEffect(() => {
    for (const link of document.querySelectorAll('.sections a')) link.classList.remove('toc-highlight');
  });
  return (
    <nav aria-label="On this page" className={styles.landmark}>
      <Desktop />
    </nav>
  );
}
