import { type ReactNode } from 'react';
import { PAGE_LIST } from './pageListId.ts';
import styles from './pageList.module.css';

/** What stands in for a search where scripts don't run: all pages, which the build puts here. */
export default function WithoutScripts(): ReactNode {
  return (
    <noscript>
      <p>Search needs JavaScript. Without it you can find your page in the list of all pages.</p>
      <div id={PAGE_LIST} className={styles.list} />
    </noscript>
  );
}
