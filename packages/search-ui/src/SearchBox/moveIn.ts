/**
 * Returns the active line of the list after a key press.
 *
 * @param active - index of the active line, or a negative number if there is none
 * @returns the new active line, or nothing if the key doesn't move in the list
 */
export function nextActiveIndex(
  key: string,
  active: number,
  count: number,
  isOpen: boolean,
): number | undefined {
  if (!isOpen || count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return active <= 0 ? count - 1 : active - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
