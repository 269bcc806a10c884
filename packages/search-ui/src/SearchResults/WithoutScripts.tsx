import { type ReactNode } from 'react';
import { PAGE_LIST } from './pageListId.ts';
import styles from './pageList.module.css';

/** Replaces the search without scripts, with a list of all pages that the build inserts here. */
export default function WithoutScripts(): ReactNode {
  return (
    <noscript>
      <p>Search needs JavaScript. Without it you can find your page in the list of all pages.</p>
      <div id={PAGE_LIST} className={styles.list} />
    </noscript>
  );
}
