import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { contextAt, searchLimits } from '@site/src/config/search';
import { search } from '@site/packages/search/src/client';
import { liveRegion } from '../../../../src/components/Dom/liveRegion';
import { isComposing } from '../../../../src/components/Dom/isComposing';
import { unmark } from '../marks/markFromAddress';
import Panel from './Panel';
import { optionId } from './Suggestions';
import { forgetPages, recentPages, rememberPage } from './recent.ts';
import { recentSuggestions, startingPointSuggestions, suggestionsOf, type Suggestion } from './suggestionsOf';
import panelStyles from './panel.module.css';
import styles from './styles.module.css';
import { useSearch } from './useSearch';

declare const __webpack_public_path__: string;

export interface Props {
  /** The field in the page's HTML, which is rendered by `SearchField`. */
  readonly field: HTMLInputElement;
  readonly navigate: (address: string) => void;
  readonly onAnswered?: (() => void) | undefined;
}

const LIST = 'search-suggestions';
/** The time in milliseconds after an answer in which a reader who goes on typing isn't disturbed. */
const PAUSE = 300;

/** Makes the field in the navbar a combobox for the worker's hits. */
export default function SearchBox({ field, navigate, onAnswered }: Props): ReactNode {
  const baseUrl = __webpack_public_path__;
  const box = field.closest<HTMLElement>('[role="search"]');
  // Only the pages of an older version name their base.
  const base = box?.dataset.base ?? baseUrl;
  const { path: context, label } = contextAt(window.location.pathname.slice(base.length));
  const [query, setQuery] = useState(field.value);
  const [isOpen, setOpen] = useState(document.activeElement === field);
  const [active, setActive] = useState(query.trim() === '' ? -1 : 0);
  const [recent, setRecent] = useState(recentPages);
  const { answer, retry } = useSearch({ base, context, query, limits: searchLimits.box, isOpen });
  const isAsked = query.trim() !== '';
  const suggestions = useMemo((): Suggestion[] => {
    if (!isAsked) {
      const pages = recentSuggestions(recent);
      const isNew = (start: Suggestion) => !recent.some(({ address }) => address === start.address);
      return [...pages, ...startingPointSuggestions(baseUrl).filter(isNew)];
    }
    return answer && 'hits' in answer ? suggestionsOf(answer, answer.query) : [];
  }, [isAsked, answer, baseUrl, recent]);

  const open = () => {
    setRecent(recentPages());
    setOpen(true);
  };
  const ask = (text: string) => {
    setQuery(text);
    // Selects the best hit, so that Enter opens it. Starting points aren't preselected.
    setActive(text.trim() === '' ? -1 : 0);
    setOpen(true);
  };
  const leave = () => {
    setOpen(false);
    field.blur();
  };
  const go = (address: string, from = suggestions) => {
    const page = from.find((suggestion) => suggestion.address === address)?.page;
    if (page) rememberPage(page);
    leave();
    navigate(address);
  };
  const askAndReturn = (text: string) => {
    setText(field, text);
    ask(text);
    field.focus();
  };
  const clear = () => {
    unmark();
    askAndReturn('');
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

  const onKeyDown = (event: KeyboardEvent) => {
    // During an IME composition, the keys select among its candidates.
    if (isComposing(event)) return;
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

  const handle = useEffectEvent((event: Event) => {
    if (event.type === 'keydown') onKeyDown(event as KeyboardEvent);
    else if (event.type === 'click') setOpen(true);
    else if (event.type === 'focus') open();
    else if (event.type === 'focusout') {
      if (!box?.contains((event as FocusEvent).relatedTarget as Node | null)) setOpen(false);
    } else if (field.value !== query) ask(field.value);
  });
  useEffect(() => {
    const stop = new AbortController();
    for (const type of ['keydown', 'click', 'focus', 'input'])
      field.addEventListener(type, (event) => handle(event), { signal: stop.signal });
    box?.addEventListener('focusout', (event) => handle(event), { signal: stop.signal });
    return () => stop.abort();
  }, [field, box]);
  useEffect(() => {
    if (!answer || !onAnswered) return undefined;
    const timer = setTimeout(onAnswered, PAUSE);
    return () => clearTimeout(timer);
  }, [answer, onAnswered]);

  const hasList = isOpen && suggestions.length > 0;
  // oxlint-disable-next-line syntax/effect-dependencies -- the app may hydrate the field in between
  useLayoutEffect(() => {
    box?.classList.toggle(styles.isOpen ?? '', isOpen);
    document.body.classList.toggle(panelStyles.covered ?? '', isOpen);
    field.setAttribute('aria-expanded', String(hasList));
    const references = {
      'aria-controls': hasList && LIST,
      'aria-activedescendant': hasList && Boolean(suggestions[active]) && optionId(LIST, active),
    };
    for (const [name, id] of Object.entries(references)) {
      if (id === false) field.removeAttribute(name);
      else field.setAttribute(name, id);
    }
  });
  return (
    <>
      {query !== '' && (
        <button
          type="button"
          className={`clean-btn ${styles.clear}`}
          aria-label="Clear the search"
          onClick={clear}
        >
          ✕
        </button>
      )}
      {isOpen && (
        <button type="button" className={`clean-btn ${styles.cancel}`} onClick={leave}>
          Cancel
        </button>
      )}
      {isOpen && (
        <Panel
          {...{ answer, suggestions, query, context, label, base, baseUrl, active }}
          listId={LIST}
          onActive={setActive}
          onGo={go}
          onLeave={leave}
          onBack={() => {
            field.focus();
            setOpen(false);
          }}
          onForget={() => {
            forgetPages();
            setRecent([]);
            setActive(-1);
            liveRegion().textContent = 'Cleared';
            field.focus();
          }}
          onTry={askAndReturn}
          onRetry={() => {
            retry();
            field.focus();
          }}
        />
      )}
    </>
  );
}

function setText(field: HTMLInputElement, text: string): void {
  field.value = text;
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
