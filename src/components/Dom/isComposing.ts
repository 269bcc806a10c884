/** The `keyCode` of a key press that an input method handles. */
const HANDLED = 229;

/**
 * Whether a key press belongs to a word that is being composed, in Japanese say. Safari ends the composition before it
 * sends the Enter that ended it: only the deprecated `keyCode` tells.
 */
export const isComposing = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === HANDLED;
