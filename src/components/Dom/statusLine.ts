import { element } from './element.ts';

let line: HTMLElement | undefined;

/** A line that is read out when its text changes. It has to be there before the first text is. */
export function statusLine(): HTMLElement {
  if (!line) {
    line = element('p', 'visually-hidden');
    line.setAttribute('role', 'status');
    document.body.append(line);
  }
  return line;
}
