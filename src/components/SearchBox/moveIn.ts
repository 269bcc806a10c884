/**
 * Where a key leads in the list, from the active hit.
 *
 * @returns the hit that is active then; nothing when the key is not the list's
 */
export function moveIn(key: string, active: number, count: number, isOpen: boolean): number | undefined {
  if (!isOpen || count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return (active + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
