import { isShortcut } from '../../components/SearchBox/shortcut.ts';
import { isHydrated } from '../isHydrated.ts';
import { SEARCH_FIELD } from './searchField.ts';

/** The keys that lead to the search box, before the app is there: the app finds what has been typed. */
export function keepShortcut(): void {
  document.addEventListener('keydown', (event) => {
    if (isHydrated() || !isShortcut(event)) return;
    const field = document.querySelector<HTMLInputElement>(SEARCH_FIELD);
    if (!field) return;
    event.preventDefault();
    field.focus();
    field.select();
  });
}
