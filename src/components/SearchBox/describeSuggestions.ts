const LIST_ID = 'search-suggestions';

/**
 * The search plugin calls its whole drop-down a list box, footer and "No results" included, and does not tie the
 * field to it. Here the options' own parent becomes the list box, and the field names it.
 *
 * @returns what to read out: how many suggestions there are
 */
export function describeSuggestions(box: HTMLElement): string {
  const field = box.querySelector('input[role="combobox"]');
  const options = box.querySelectorAll('[role="option"]');
  box.querySelector('button:not([aria-label])')?.setAttribute('aria-label', 'Clear the search');
  const dropdown = box.querySelector('[role="listbox"]:not([data-suggestions])');
  if (dropdown) {
    dropdown.removeAttribute('role');
    dropdown.setAttribute('data-dropdown', '');
  }
  const list = options[0]?.parentElement ?? box.querySelector('[data-dropdown]');
  for (const other of box.querySelectorAll(`#${LIST_ID}`)) if (other !== list) other.removeAttribute('id');
  if (!field || !list) return '';
  list.id = LIST_ID;
  if (options.length > 0) {
    list.setAttribute('role', 'listbox');
    list.setAttribute('aria-label', 'Suggestions');
    list.setAttribute('data-suggestions', '');
  }
  // The list follows from `aria-controls`; what the field is said to own has lost its id above.
  field.removeAttribute('aria-owns');
  field.setAttribute('aria-controls', LIST_ID);
  if (field.getAttribute('aria-expanded') !== 'true') return '';
  if (options.length === 0) return 'No results';
  return options.length === 1 ? '1 suggestion' : `${options.length} suggestions`;
}
