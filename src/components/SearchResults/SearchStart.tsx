import { useState, type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import TaskLinks from '../TaskLinks/index.tsx';
import { isSlashOn, setSlash } from '../SearchBox/shortcut';
import styles from './styles.module.css';

/** What the page of results shows before anything is asked. */
export default function SearchStart(): ReactNode {
  // Whether something is asked stands in the address, which the build does not know.
  return useIsBrowser() ? <Start /> : null;
}

function Start(): ReactNode {
  const [isOn, setOn] = useState(isSlashOn);
  return (
    <>
      <h2>Find your task</h2>
      <TaskLinks />
      <label className={styles.setting}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            setSlash(target.checked);
            setOn(target.checked);
          }}
        />
        <span>
          Search from every page with the <kbd>/</kbd> key
        </span>
      </label>
    </>
  );
}
