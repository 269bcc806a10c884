interface Left {
  readonly field: HTMLInputElement;
  readonly hadFocus: boolean;
}

let left: Left | undefined;

/** The field that is there before the demo's engine, and whose text the engine's own field takes over. */
export const earlyField = {
  /** For React: keeps the field when it's taken away. */
  watch(field: HTMLInputElement) {
    left = undefined;
    return () => {
      left = { field, hadFocus: field === document.activeElement };
    };
  },
  /** Gives its text, selection and focus to another field, once. */
  moveTo(input: HTMLInputElement): void {
    if (!left) return;
    const { field, hadFocus } = left;
    left = undefined;
    input.value = field.value;
    if (!hadFocus) return;
    input.focus({ preventScroll: true });
    input.setSelectionRange(field.selectionStart, field.selectionEnd);
  },
};
