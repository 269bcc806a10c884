import { callEngine } from '../../../../search/src/connection.ts';
import { contextAt } from '../../../../search-ui/src/SearchBox/contextAt.ts';
import { isHydrated } from '../isHydrated.ts';
import { SEARCH_FIELD } from './searchField.ts';

declare const __webpack_public_path__: string;

/** Loads the search index in parallel with the app, as soon as the search field gets the focus. */
export function prefetchSearchIndex(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (isHydrated() || !(target instanceof Element) || !target.matches(SEARCH_FIELD)) return;
    const base = __webpack_public_path__;
    // The search box reports a failed load.
    callEngine('fetchIndexes', base, contextAt(window.location.pathname.slice(base.length)).path).catch(
      () => undefined,
    );
  });
}
