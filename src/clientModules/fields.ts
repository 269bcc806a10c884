/**
 * Keeps what a reader types, chooses and focuses before React has taken the page over. React hears of none of it; and
 * where an extension of the browser has added elements of its own beside a field, React draws the page anew, with empty
 * fields in it.
 */
import {
  initialValue,
  restoreFocus,
  restoreState,
  stateOf,
  type Control,
} from '../components/Dom/restoreState.ts';

/** A control as the server wrote it. It holds its state even when React has replaced it. */
interface Served {
  readonly control: Control;
  readonly initial: string;
}

/**
 * The controls of the page, each under a name that the one which replaces it has too: its kind, and its number among
 * those of its kind. React may make ids anew.
 */
function namedControls(): Map<string, Control> {
  const named = new Map<string, Control>();
  for (const control of document.querySelectorAll<Control>('#__docusaurus :is(input, select, textarea)')) {
    const { tagName, type, name, dataset } = control;
    const kind = [tagName, type, name, control.getAttribute('aria-label'), dataset.field].join(' ');
    let number = 0;
    while (named.has(`${kind} ${number}`)) number += 1;
    named.set(`${kind} ${number}`, control);
  }
  return named;
}

const served = new Map<string, Served>();
let focused: Element | undefined;

function noteFocus(): void {
  const { activeElement } = document;
  // An element that was replaced has lost the focus without the reader.
  if (activeElement !== document.body || focused?.isConnected) focused = activeElement ?? undefined;
}

const noteLater = (): void => queueMicrotask(noteFocus);

if (typeof document !== 'undefined') {
  for (const [name, control] of namedControls()) {
    served.set(name, { control, initial: initialValue(control) });
  }
  noteFocus();
  document.addEventListener('focusin', noteFocus);
  document.addEventListener('focusout', noteLater);
}

/** Restores the state of the controls, once: after React's first commit, before anything else can happen. */
export function restoreFields(): void {
  if (served.size === 0) return;
  document.removeEventListener('focusin', noteFocus);
  document.removeEventListener('focusout', noteLater);
  const states = [...served].map(
    ([name, { control, initial }]) => [name, control, stateOf(control, initial)] as const,
  );
  served.clear();
  const drawn = namedControls();
  for (const [name, old, state] of states) {
    const control = drawn.get(name);
    if (!control) continue;
    restoreState(control, state);
    if (control !== old && focused === old) restoreFocus(control, old);
  }
}
