/**
 * Preserves input, choices and the focus from before React hydrates the page. React doesn't notice any of these, and
 * where a browser extension has added elements next to a field, React renders the page again with empty fields.
 */
import {
  initialValue,
  restoreFocus,
  restoreState,
  stateOf,
  type Control,
} from '../components/Dom/restoreState.ts';

/** A control in the server's HTML. The element keeps its state even when React has replaced it. */
interface Served {
  readonly control: Control;
  readonly initial: string;
}

/**
 * Returns the page's controls, each under a name that its replacement has too: its kind, and its number among the
 * controls of that kind. Ids don't work for this, since React may generate new ones.
 */
function namedControls(): Map<string, Control> {
  const controls = new Map<string, Control>();
  for (const control of document.querySelectorAll<Control>('#__docusaurus :is(input, select, textarea)')) {
    const { tagName, type, name, dataset } = control;
    const kind = [tagName, type, name, control.getAttribute('aria-label'), dataset.field].join(' ');
    let number = 0;
    while (controls.has(`${kind} ${number}`)) number += 1;
    controls.set(`${kind} ${number}`, control);
  }
  return controls;
}

const served = new Map<string, Served>();
let focused: Element | undefined;

function noteFocus(): void {
  const { activeElement } = document;
  // A replaced element lost the focus without an action of the reader.
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

/** Restores the state of the controls, once, right after React's first commit. */
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
