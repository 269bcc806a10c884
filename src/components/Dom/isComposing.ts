/** The `keyCode` of a key press that an input method editor handles. */
const HANDLED = 229;

/**
 * Whether a key press belongs to an IME composition, for example in Japanese. Safari ends the composition before it
 * sends the Enter that ended it, so only the deprecated `keyCode` identifies that key press.
 */
export const isComposing = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === HANDLED;
