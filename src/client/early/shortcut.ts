import { isShortcut } from '../../components/SearchBox/shortcut.ts';
import { isHydrated } from '../isHydrated.ts';

/** The keys that lead to the search box, before the app is there: the app finds what has been typed. */
export function keepShortcut(): void {
  document.addEventListener('keydown', (event) => {
    if (isHydrated() || !isShortcut(event)) return;
    const field = document.querySelector<HTMLInputElement>('[role="search"] input');
    if (!field) return;
    event.preventDefault();
    field.focus();
    field.select();
  });
}
