let removed: { readonly field: HTMLInputElement; readonly hadFocus: boolean } | undefined;

/** The field shown until the demo's engine loads. The engine's own field takes over its text. */
export const earlyField = {
  /** A ref callback that remembers the field when it's removed. */
  watch(field: HTMLInputElement) {
    removed = undefined;
    return () => {
      removed = { field, hadFocus: field === document.activeElement };
    };
  },
  /** Moves the text, selection and focus to another field, once. */
  moveTo(input: HTMLInputElement): void {
    if (!removed) return;
    const { field, hadFocus } = removed;
    removed = undefined;
    input.value = field.value;
    if (!hadFocus) return;
    input.focus({ preventScroll: true });
    input.setSelectionRange(field.selectionStart, field.selectionEnd);
  },
};
