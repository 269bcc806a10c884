/** Whether a click only follows a link, rather than opening a new tab or window, or downloading. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.shiftKey &&
  !event.altKey &&
  !event.defaultPrevented;
