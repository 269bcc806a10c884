import {
  restoreFocus,
  restoreSelection,
  restoreState,
  stateOf,
  type Control,
} from '../../../../src/components/Dom/restoreState.ts';

const STATEFUL = 'a, button, details, input, select, textarea, [tabindex]';

const statefulIn = (elements: readonly Element[]): Element[] =>
  elements
    .flatMap((element) => [element, ...element.querySelectorAll('*')])
    .filter((element) => element.matches(STATEFUL));

/** Copies the reader's state (values, open details and focus) from replaced elements to their replacements. */
export function copyState(before: readonly Element[], after: readonly Element[]): void {
  const news = statefulIn(after);
  statefulIn(before).forEach((old, index) => {
    const element = news[index];
    if (element?.tagName !== old.tagName) return;
    if (old instanceof HTMLDetailsElement) (element as HTMLDetailsElement).open = old.open;
    if (old === document.activeElement) restoreFocus(element as HTMLElement, old);
    if (old.matches('input, select, textarea')) restoreControl(element as Control, old as Control);
  });
}

/** Restores a control after React's commit. During it, React would reset the value and drop the selection. */
function restoreControl(control: Control, old: Control): void {
  const state = stateOf(old);
  queueMicrotask(() => {
    restoreState(control, state);
    if (control === document.activeElement) restoreSelection(control, old);
  });
}
