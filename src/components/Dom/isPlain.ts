/** A press that asks for nothing but where a link leads: not for a new tab, a window or a download. */
export const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.shiftKey &&
  !event.altKey &&
  !event.defaultPrevented;
