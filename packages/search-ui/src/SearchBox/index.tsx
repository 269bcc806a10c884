import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import { searchLimits } from '@site/src/config/search';
import { search } from '@site/packages/search/src/client';
import { liveRegion } from '../../../../src/components/Dom/liveRegion';
import { isComposing } from '../../../../src/components/Dom/isComposing';
import { unmark, markFromAddress } from '../marks/markFromAddress';
import FieldActions from './FieldActions';
import Panel from './Panel';
import { optionId } from './Suggestions';
import { forgetPages, recentPages, rememberPage } from './recent.ts';
import { recentSuggestions, startingPointSuggestions, suggestionsOf, type Suggestion } from './suggestionsOf';
import styles from './styles.module.css';
import { useSearch } from './useSearch';
import { useActivePlugin, useActiveVersion } from '@docusaurus/plugin-content-docs/client';
import { contextAt } from './contextAt';
import { isShortcut } from './shortcut';

/** The typed text. It's kept here because page types have a navbar each, and the next one continues with it. */
let typed = '';

/** The search box of the navbar, a combobox for the worker's hits. */
export default function SearchBox(): ReactNode {
  const { base, context, label } = useSearchBase();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const [query, setQuery] = useState(typed);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [recent, setRecent] = useState<ReturnType<typeof recentPages>>([]);
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const history = useHistory();
  const { answer, load, retry } = useSearch({ base, context, query, limits: searchLimits.box, isOpen });
  const isAsked = query.trim() !== '';
  const suggestions = useMemo((): Suggestion[] => {
    if (!isAsked) {
      const pages = recentSuggestions(recent);
      const isNew = (start: Suggestion) => !recent.some(({ address }) => address === start.address);
      return [...pages, ...startingPointSuggestions(baseUrl).filter(isNew)];
    }
    return answer && 'hits' in answer ? suggestionsOf(answer, answer.query) : [];
  }, [isAsked, answer, baseUrl, recent]);
  useMarks();
  useShortcut(field);

  const open = () => {
    load();
    setRecent(recentPages());
    setOpen(true);
  };
  const ask = (text: string) => {
    typed = text;
    setQuery(text);
    // Selects the best hit, so that Enter opens it. Starting points aren't preselected.
    setActive(text.trim() === '' ? -1 : 0);
    setOpen(true);
  };
  const leave = () => {
    setOpen(false);
    field.current?.blur();
  };
  const go = (address: string, from = suggestions) => {
    const page = from.find((suggestion) => suggestion.address === address)?.page;
    if (page) rememberPage(page);
    leave();
    history.push(address);
  };

  useEffect(() => {
    // The reader may have focused the field before hydration.
    if (document.activeElement === field.current) open();
    else setOpen(false);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page has come alive
  }, []);

  const clear = () => {
    unmark();
    ask('');
    field.current?.focus();
  };

  const openActive = async () => {
    // A fast reader may press Enter before the list has been updated for the query.
    const isCurrent = !isAsked || (answer && 'hits' in answer && answer.query === query);
    if (isCurrent) {
      const address = suggestions[active]?.address;
      if (address !== undefined) go(address);
      return;
    }
    // The list reports load failures.
    const result = await search(base, context, query, searchLimits.box).catch(() => undefined);
    const found = result ? suggestionsOf(result, query) : [];
    if (found[0]) go(found[0].address, found);
  };

  const onKeyDown = (event: ReactKeyboardEvent) => {
    // During an IME composition, the keys select among its candidates.
    if (isComposing(event.nativeEvent)) return;
    const next = nextActiveIndex(event.key, active, suggestions.length, isOpen);
    if (next !== undefined) {
      event.preventDefault();
      setActive(next);
    } else if (event.key === 'Escape' && (isOpen || query !== '')) {
      event.preventDefault();
      // The first Escape closes the list, the second clears the text.
      if (isOpen) setOpen(false);
      else clear();
    } else if (event.key === 'ArrowDown') {
      setOpen(true);
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      void openActive();
    }
  };

  /** Handles an Enter pressed before hydration. Later ones are handled by `onKeyDown`. */
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isOpen) void openActive();
  };

  const hasList = isOpen && suggestions.length > 0;
  return (
    <div
      ref={box}
      role="search"
      aria-label="Documentation"
      className={clsx('navbar__search', styles.box, isOpen && styles.isOpen)}
      dir="ltr"
      onBlur={({ relatedTarget }) => {
        if (!box.current?.contains(relatedTarget as Node | null)) setOpen(false);
      }}
    >
      <svg className={styles.icon} viewBox="0 0 16 16" width="16" aria-hidden="true" focusable="false">
        <circle cx="6.5" cy="6.5" r="5" />
        <path d="m10.5 10.5 4.5 4.5" />
      </svg>
      {/* React tolerates extra elements in a form; browser extensions insert elements after a field. */}
      <form role="presentation" className={styles.form} onSubmit={submit}>
        <input
          ref={field}
          className={clsx('navbar__search-input', styles.field)}
          role="combobox"
          aria-label="Search"
          aria-autocomplete="list"
          aria-expanded={hasList}
          aria-controls={hasList ? listId : undefined}
          aria-activedescendant={hasList && suggestions[active] ? optionId(listId, active) : undefined}
          placeholder="Search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          value={query}
          onMouseEnter={load}
          onFocus={open}
          onClick={() => setOpen(true)}
          onChange={({ target }) => ask(target.value)}
          onKeyDown={onKeyDown}
        />
      </form>
      <noscript>
        <a href={`${baseUrl}search`}>All pages</a>
      </noscript>
      <FieldActions hasText={query !== ''} isOpen={isOpen} onClear={clear} onClose={leave} />
      {isOpen && (
        <Panel
          {...{ answer, suggestions, query, context, label, base, baseUrl, active, listId }}
          onActive={setActive}
          onGo={go}
          onLeave={leave}
          onBack={() => {
            field.current?.focus();
            setOpen(false);
          }}
          onForget={() => {
            forgetPages();
            setRecent([]);
            setActive(-1);
            liveRegion().textContent = 'Cleared';
            field.current?.focus();
          }}
          onTry={(text) => {
            ask(text);
            field.current?.focus();
          }}
          onRetry={() => {
            retry();
            field.current?.focus();
          }}
        />
      )}
    </div>
  );
}

/**
 * Returns the active line of the list after a key press.
 *
 * @param active - index of the active line, or a negative number if there is none
 * @returns the new active line, or nothing if the key doesn't move in the list
 */
function nextActiveIndex(key: string, active: number, count: number, isOpen: boolean): number | undefined {
  if (!isOpen || count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return active <= 0 ? count - 1 : active - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
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

/** Returns the base path of this version's index, and the page's search context. */
function useSearchBase(): { base: string; context: string; label: string } {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  const version = useActiveVersion(useActivePlugin()?.pluginId ?? 'default');
  const base = version && !version.isLast ? `${version.path}/` : baseUrl;
  const { path: context, label } = contextAt(pathname.slice(base.length));
  return { base, context, label };
}

/** Focuses the field when the reader presses a shortcut. */
function useShortcut(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [field]);
}
