/**
 * Where a key leads in the list, from the active line.
 *
 * @param active - none yet when it is below zero
 * @returns the line that is active then; nothing when the key is not the list's
 */
export function moveIn(key: string, active: number, count: number, isOpen: boolean): number | undefined {
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
