/** Static markup that a navigation needs: fetched by group, once. */
export type GroupState = 'loading' | 'failed' | ReadonlyMap<string, string>;

const groups = new Map<string, GroupState>();
const listeners = new Set<() => void>();

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const groupState = (group: string): GroupState => groups.get(group) ?? 'loading';

function setState(group: string, state: GroupState): void {
  groups.set(group, state);
  for (const listener of listeners) listener();
}

/** Fetches a group, unless it is there or on its way. */
export function loadGroup(group: string, address: string): void {
  if (groups.has(group) && groups.get(group) !== 'failed') return;
  setState(group, 'loading');
  fetchParts(address).then(
    (parts) => setState(group, parts),
    () => setState(group, 'failed'),
  );
}

async function fetchParts(address: string): Promise<ReadonlyMap<string, string>> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  const parsed = new DOMParser().parseFromString(await response.text(), 'text/html');
  const parts = [...parsed.querySelectorAll<HTMLElement>('[data-static]')].map((part): [string, string] => [
    part.dataset.static ?? '',
    part.innerHTML,
  ]);
  // Some hosts answer with a page of their own where a file is missing.
  if (parts.length === 0) throw new Error(`${address} holds no markup`);
  return new Map(parts);
}
