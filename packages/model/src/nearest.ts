/** Returns the names closest to a mistyped one, nearest first. */
export function nearest(name: string, names: readonly string[], count = 5): string[] {
  const query = name.slice(0, 100).toLowerCase();
  return names
    .map((candidate) => ({ candidate, distance: distanceOf(query, candidate.toLowerCase()) }))
    .filter(({ candidate, distance }) => distance <= Math.max(query.length, candidate.length) / 2)
    .toSorted((a, b) => a.distance - b.distance || a.candidate.localeCompare(b.candidate, 'en'))
    .slice(0, count)
    .map(({ candidate }) => candidate);
}

/** Returns the distance between two names. A name that contains the other one counts as near. */
const distanceOf = (query: string, candidate: string): number =>
  query.length > 2 && candidate.includes(query)
    ? 1 + (candidate.length - query.length) / 100
    : editDistance(query, candidate);

/** Returns the number of changes of one letter that turn a text into another. */
export function editDistance(query: string, candidate: string): number {
  let row = Array.from({ length: candidate.length + 1 }, (_, index) => index);
  for (let i = 1; i <= query.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= candidate.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (query[i - 1] === candidate[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[candidate.length] ?? 0;
}
