import { ask } from '../../../packages/search/src/connection.ts';
import { contextAt } from '../../components/SearchBox/contextAt.ts';
import { isHydrated } from '../isHydrated.ts';
import { SEARCH_FIELD } from './searchField.ts';

declare const __webpack_public_path__: string;

/** Loads what answers a search beside the app, as soon as a reader comes to the field. */
export function keepSearch(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (isHydrated() || !(target instanceof Element) || !target.matches(SEARCH_FIELD)) return;
    const base = __webpack_public_path__;
    // The box says so if it does not load.
    ask('fetchIndexes', base, contextAt(window.location.pathname.slice(base.length)).path).catch(
      () => undefined,
    );
  });
}
