/** Returns the groups of entries. A group contains the heading and introduction of its class. */
const groupsOf = (entries: readonly HTMLElement[]): Set<HTMLElement> =>
  new Set(entries.flatMap((entry) => entry.closest<HTMLElement>('[data-error-group]') ?? []));

/** Hides all entries but the given ones, groups without a visible entry, and the introductions of groups. */
export function showOnly(entries: readonly HTMLElement[], anchors: ReadonlySet<string>): void {
  for (const entry of entries) entry.hidden = !anchors.has(entry.id);
  for (const group of groupsOf(entries)) {
    group.dataset.errorGroup = 'filtered';
    group.hidden = entries.every((entry) => entry.hidden || !group.contains(entry));
  }
}

/** Shows everything again. */
export function showAll(entries: readonly HTMLElement[]): void {
  for (const entry of entries) entry.hidden = false;
  for (const group of groupsOf(entries)) {
    group.dataset.errorGroup = '';
    group.hidden = false;
  }
}
