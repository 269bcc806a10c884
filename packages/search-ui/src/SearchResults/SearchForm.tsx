import useIsBrowser from '@docusaurus/useIsBrowser';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { searchContexts } from '@site/src/config/search';
import styles from './form.module.css';
import type { SearchAddress } from './useSearchAddress';

export default function SearchForm({ query, context, change }: SearchAddress): ReactNode {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const isBrowser = useIsBrowser();
  // The field is uncontrolled, because the address and React's state follow its text a moment later.
  useEffect(() => {
    const current = new URLSearchParams(window.location.search).get('q') ?? '';
    if (isBrowser && field.current && field.current.value !== current) field.current.value = current;
  }, [isBrowser, query]);
  return (
    <form
      role="search"
      aria-label="All results"
      className={`script-only ${styles.form}`}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.field}>
        <label htmlFor={`${id}-query`}>Search for</label>
        <input
          ref={field}
          id={`${id}-query`}
          type="search"
          name="q"
          autoComplete="off"
          onChange={(event) => change('q', event.target.value)}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-context`}>In</label>
        <select
          id={`${id}-context`}
          name="ctx"
          value={context}
          onChange={(event) => change('ctx', event.target.value)}
        >
          <option value="">Everywhere</option>
          {searchContexts.map(({ label, path }) => (
            <option key={path} value={path}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </form>
  );
}
