import { EVER_SERVED, readList, ROUTES } from '../../../packages/checks/src/redirects/checkServed.ts';
import type { Draft } from './Draft.ts';

function change(draft: Draft, file: string, edit: (list: Set<string>) => void): void {
  const list = new Set(readList(draft.read(file)));
  edit(list);
  draft.write(file, `${[...list].toSorted().join('\n')}\n`);
}

/** Adds a route to the list of served routes, and to the list of all routes that were ever served. */
export function addRoute(draft: Draft, route: string): void {
  for (const file of [ROUTES, EVER_SERVED]) change(draft, file, (list) => list.add(route));
}

/** Removes a route from the list of served routes. It stays in the list of all that were ever served. */
export const removeRoute = (draft: Draft, route: string): void =>
  change(draft, ROUTES, (list) => list.delete(route));
