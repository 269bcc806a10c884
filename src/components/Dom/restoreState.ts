export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** React's tracker, with whose value React compares a control's value to detect a change. */
interface Tracked {
  readonly _valueTracker?: { setValue(value: string): void };
}

/** Returns the value of a control before any change. */
export function initialValue(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const option = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
  return option?.value ?? '';
}

/** The state of a control after the reader's changes. */
export interface ControlState {
  readonly value: string;
  /** The value before the changes. */
  readonly initial: string;
  readonly isChecked: boolean;
}

/** Reads the state of a control, even of a replaced one. */
export const stateOf = (control: Control, initial = initialValue(control)): ControlState => ({
  value: control.value,
  initial,
  isChecked: isCheck(control) && control.checked,
});

/**
 * Sets a control to the state of the one that it replaces. If React has hydrated the control itself, only reports the
 * state to React, so that the selection and composition are kept.
 */
export function restoreState(control: Control, { value, initial, isChecked }: ControlState): void {
  if (isCheck(control)) {
    // A click, so that React is notified.
    if (isChecked !== control.checked) control.click();
    return;
  }
  if (value === initial) return;
  if (control.value === value) (control as Tracked)._valueTracker?.setValue(initial);
  else setValue(control, value);
  const isList = control instanceof HTMLSelectElement;
  control.dispatchEvent(new Event(isList ? 'change' : 'input', { bubbles: true }));
}

const isCheck = (control: Control): control is HTMLInputElement => /^(?:checkbox|radio)$/.test(control.type);

/** Sets a value with the native setter. React's own setter would hide the change from React. */
function setValue(control: Control, value: string): void {
  const prototype = Object.getPrototypeOf(control) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
}

/** Moves the focus and the selection from a replaced control to its replacement. */
export function restoreFocus(control: HTMLElement, old: Element): void {
  control.focus({ preventScroll: true });
  restoreSelection(control, old);
}

/** Copies the selection from a replaced control to its replacement. */
export function restoreSelection(control: Element, old: Element): void {
  if (hasText(control) && hasText(old) && old.selectionStart !== null)
    control.setSelectionRange(old.selectionStart, old.selectionEnd);
}

const hasText = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
