import { notFound } from './refuse.ts';

/* The successful responses of handlers, by status. */
export const ok = <T>(body: T) => ({ status: 200 as const, body });
export const created = <T>(body: T) => ({ status: 201 as const, body });
export const accepted = <T>(body: T) => ({ status: 202 as const, body });
export const noContent = () => ({ status: 204 as const, body: undefined });

/** Removes an entry, or throws if it doesn't exist. */
export function removed(entries: Map<string, unknown>, id: string) {
  if (!entries.delete(id)) throw notFound();
  return noContent();
}
