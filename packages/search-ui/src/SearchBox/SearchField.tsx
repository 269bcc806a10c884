import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useActivePlugin, useActiveVersion } from '@docusaurus/plugin-content-docs/client';
import { unmark, markFromAddress } from '../marks/markFromAddress';
import { shortcutKeys } from './shortcut';
import styles from './styles.module.css';

interface Props {
  /** Makes the field search, which it can also do before this component is hydrated. */
  readonly onField: (field: HTMLInputElement) => void;
}

/** The markup of the navbar's search field. A React root of its own renders its list, and sets its attributes. */
export default function SearchField({ onField }: Props): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const version = useActiveVersion(useActivePlugin()?.pluginId ?? 'default');
  const field = useRef<HTMLInputElement>(null);
  useMarks();
  useEffect(() => {
    if (field.current) onField(field.current);
  }, [onField]);
  return (
    <div
      role="search"
      aria-label="Documentation"
      className={`navbar__search ${styles.box}`}
      dir="ltr"
      data-base={version && !version.isLast ? `${version.path}/` : undefined}
    >
      <svg
        className={`script-only ${styles.icon}`}
        viewBox="0 0 16 16"
        width="16"
        aria-hidden="true"
        focusable="false"
      >
        <circle cx="6.5" cy="6.5" r="5" />
        <path d="m10.5 10.5 4.5 4.5" />
      </svg>
      <form role="presentation" className={styles.form}>
        <input
          ref={field}
          className={`navbar__search-input script-only ${styles.field}`}
          role="combobox"
          aria-label="Search"
          aria-autocomplete="list"
          aria-expanded={false}
          aria-controls={undefined}
          placeholder="Search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
        />
        <ShortcutHint />
      </form>
      <noscript>
        <a href={`${baseUrl}search`}>All pages</a>
      </noscript>
    </div>
  );
}

function ShortcutHint(): ReactNode {
  // The keys depend on the reader's system, which is unknown at build time.
  if (!useIsBrowser()) return null;
  return (
    <span className={styles.keys} aria-hidden="true">
      {shortcutKeys().map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  );
}

/** Marks the search terms on each page opened from a search, until the reader moves on. */
function useMarks(): void {
  const location = useLocation();
  const isFirst = useRef(true);
  useEffect(() => {
    // The bootstrap may have marked the first page.
    if (!isFirst.current) unmark();
    isFirst.current = false;
    markFromAddress();
  }, [location]);
}
