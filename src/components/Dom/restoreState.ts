export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What React compares the value of a control with, to find out whether it has changed. */
interface Tracked {
  readonly _valueTracker?: { setValue(value: string): void };
}

/** The value of a control before any change. */
export function initialValue(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const option = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
  return option?.value ?? '';
}

/** What a reader has made of a control. */
export interface ControlState {
  readonly value: string;
  /** What it held before. */
  readonly initial: string;
  readonly isChecked: boolean;
}

/** Reads the state of a control, also of one that has been replaced. */
export const stateOf = (control: Control, initial = initialValue(control)): ControlState => ({
  value: control.value,
  initial,
  isChecked: isCheck(control) && control.checked,
});

/**
 * Gives a control the state of the one that it replaces, or tells React of the state if React has taken over the control
 * itself, whose selection and composition then stay.
 */
export function restoreState(control: Control, { value, initial, isChecked }: ControlState): void {
  if (isCheck(control)) {
    // A press, so that React hears of it.
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

/** Sets a value past React, which would not hear of the change otherwise. */
function setValue(control: Control, value: string): void {
  const prototype = Object.getPrototypeOf(control) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
}

/** Gives a control the focus of the one that it replaces, and its selection. */
export function restoreFocus(control: HTMLElement, old: Element): void {
  control.focus({ preventScroll: true });
  restoreSelection(control, old);
}

/** Gives a control the selection of the one that it replaces. */
export function restoreSelection(control: Element, old: Element): void {
  if (hasText(control) && hasText(old) && old.selectionStart !== null)
    control.setSelectionRange(old.selectionStart, old.selectionEnd);
}

const hasText = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
