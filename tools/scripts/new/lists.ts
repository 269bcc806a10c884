import { EVER_SERVED, readList, ROUTES } from '../../../packages/checks/src/redirects/checkServed.ts';
import type { Draft } from './Draft.ts';

function change(draft: Draft, file: string, edit: (list: Set<string>) => void): void {
  const list = new Set(readList(draft.read(file)));
  edit(list);
  draft.write(file, `${[...list].toSorted().join('\n')}\n`);
}

/** Adds an address to those that are served. */
export function addRoute(draft: Draft, route: string): void {
  for (const file of [ROUTES, EVER_SERVED]) change(draft, file, (list) => list.add(route));
}

/** Takes an address out of those that are served. It stays among those that ever were. */
export const removeRoute = (draft: Draft, route: string): void =>
  change(draft, ROUTES, (list) => list.delete(route));
