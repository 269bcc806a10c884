import { element } from './element.ts';

/**
 * A line that is read out when its text changes. It has to be there before the first text is. The page has one, also for
 * scripts that are bundled apart from the app.
 */
export function statusLine(): HTMLElement {
  const present = document.querySelector<HTMLElement>('body > p.visually-hidden[role=status]');
  if (present) return present;
  const line = element('p', 'visually-hidden');
  line.setAttribute('role', 'status');
  document.body.append(line);
  return line;
}
