import { type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useSlashShortcut } from '../SearchBox/useSlashShortcut';
import TaskLinks from '../../../../src/components/TaskLinks/index.tsx';
import styles from './styles.module.css';

export default function SearchStart(): ReactNode {
  // The query is in the address, which is unknown at build time.
  return useIsBrowser() ? <Start /> : null;
}

function Start(): ReactNode {
  const [isOn, turn] = useSlashShortcut();
  return (
    <>
      <h2>Find your task</h2>
      <TaskLinks />
      <p>
        Put words in quotation marks to require them: <code>"access token" server</code>. A minus sign
        excludes a word: <code>webhook -signature</code>.
      </p>
      <label className={styles.setting}>
        <input type="checkbox" checked={isOn} onChange={({ target }) => turn(target.checked)} />
        <span>
          Search from every page with the <kbd>/</kbd> key
        </span>
      </label>
    </>
  );
}
