import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import clsx from 'clsx';
import { highlightParameter, searchLimits } from '@site/src/config/search';
import { search, type Hit } from '@site/search/src/client';
import { addressOf } from '../SearchHit';
import FieldEnd from './FieldEnd';
import { moveIn } from './moveIn';
import Panel from './Panel';
import { isShortcut } from './shortcut';
import { optionId } from './Suggestions';
import styles from './styles.module.css';
import { useAnswer } from './useAnswer';
import { useMarks } from './useMarks';
import { useSearchBase } from './useSearchBase';

/** The search box of the navbar: a combobox over the worker's hits. */
export default function SearchBox(): ReactNode {
  const { base, context, label } = useSearchBase();
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const history = useHistory();
  const location = useLocation();
  const { answer, load, retry } = useAnswer({ base, context, query, limits: searchLimits.box, isOpen });
  const hits = answer && 'hits' in answer ? answer.hits : [];
  useMarks(useCallback((words: string) => setQuery(words), []));

  const close = useCallback(() => setOpen(false), []);
  const go = (address: string) => {
    close();
    field.current?.blur();
    history.push(address);
  };

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', onKey);
    // A reader may be faster than the page's script.
    if (document.activeElement === field.current) {
      load();
      setOpen(true);
    }
    if (field.current?.value) setQuery(field.current.value);
    return () => document.removeEventListener('keydown', onKey);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the page has come alive
  }, []);

  const clear = () => {
    setQuery('');
    field.current?.focus();
    const params = new URLSearchParams(location.search);
    if (!params.has(highlightParameter)) return;
    params.delete(highlightParameter);
    history.push({ ...location, search: params.toString() });
  };

  const openActive = async () => {
    // A fast reader presses Enter before the list has followed what was typed.
    const isCurrent = answer && 'hits' in answer && answer.query === query;
    const [best] = isCurrent ? [] : await search(base, context, query, searchLimits.box).catch(() => []);
    const hit = isCurrent ? hits[active] : best;
    if (hit) go(addressOf(hit));
  };

  const isShown = isOpen && query.trim() !== '';
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moveIn(event.key, active, hits.length, isOpen);
    if (next !== undefined) {
      event.preventDefault();
      setActive(next);
    } else if (event.key === 'Escape' && query !== '') {
      event.preventDefault();
      // First the list, then the text.
      if (isShown) close();
      else clear();
    } else if (event.key === 'ArrowDown') {
      setOpen(true);
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      void openActive();
    }
  };

  const hasList = isShown && hits.length > 0;
  return (
    <div
      ref={box}
      role="search"
      aria-label="Documentation"
      className={clsx('navbar__search', styles.box)}
      dir="ltr"
      onBlur={({ relatedTarget }) => {
        if (!box.current?.contains(relatedTarget as Node | null)) close();
      }}
    >
      <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <circle cx="6.5" cy="6.5" r="5" />
        <path d="m10.5 10.5 4.5 4.5" />
      </svg>
      <input
        ref={field}
        className={clsx('navbar__search-input', styles.field)}
        role="combobox"
        aria-label="Search"
        aria-autocomplete="list"
        aria-expanded={hasList}
        aria-controls={hasList ? listId : undefined}
        aria-activedescendant={hasList && hits[active] ? optionId(listId, active) : undefined}
        placeholder="Search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        value={query}
        onMouseEnter={load}
        onFocus={load}
        onClick={() => setOpen(true)}
        onChange={({ target }) => {
          setQuery(target.value);
          setActive(0);
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
      />
      <FieldEnd hasText={query !== ''} onClear={clear} />
      {isShown && (
        <Panel
          {...{ answer, query, context, label, base, active, listId }}
          onActive={setActive}
          onSelect={(hit: Hit) => go(addressOf(hit))}
          onGo={go}
          onRetry={retry}
        />
      )}
    </div>
  );
}
