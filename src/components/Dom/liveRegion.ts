import { element } from './element.ts';

/**
 * Returns the page's live region, which is announced when its text changes. It must exist before its first text is set.
 * There is one per page, shared with scripts that are bundled separately from the app.
 */
export function liveRegion(): HTMLElement {
  const present = document.querySelector<HTMLElement>('body > p.visually-hidden[role=status]');
  if (present) return present;
  const line = element('p', 'visually-hidden');
  line.setAttribute('role', 'status');
  document.body.append(line);
  return line;
}
