import { isShortcut } from '../../../../search-ui/src/SearchBox/shortcut.ts';
import { isHydrated } from '../isHydrated.ts';
import { SEARCH_FIELD } from './searchField.ts';

/** Handles the search box's shortcut before the app starts. The app then finds the typed text in the field. */
export function handleSearchShortcut(): void {
  document.addEventListener('keydown', (event) => {
    if (isHydrated() || !isShortcut(event)) return;
    const field = document.querySelector<HTMLInputElement>(SEARCH_FIELD);
    if (!field) return;
    event.preventDefault();
    field.focus();
    field.select();
  });
}
