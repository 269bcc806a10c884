/** Splits a list into named groups of about the same size, so that workers can share it. */
export function splitIntoGroups<T>(list: readonly T[], count: number): [name: string, group: T[]][] {
  const size = Math.ceil(list.length / count);
  return Array.from({ length: count }, (_, index): [string, T[]] => {
    const group = list.slice(index * size, (index + 1) * size);
    return [`${index * size + 1} to ${index * size + group.length} of ${list.length}`, group];
  }).filter(([, group]) => group.length > 0);
}
