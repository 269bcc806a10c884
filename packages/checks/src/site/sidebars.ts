import type { Problem } from '../../../model/src/problem.ts';
import type { Page } from './readPages.ts';

/** Checks that every document in a sidebar exists under its id. */
export function checkSidebar(file: string, source: string, sidebars: unknown, pages: Page[]): Problem[] {
  const known = new Set(pages.map(({ id }) => id));
  return [...documentIds(sidebars)]
    .filter((id) => !known.has(id))
    .map((id) => ({
      file,
      line: lineOf(source, id),
      message: `sidebar names the document "${id}", which doesn't exist`,
    }));
}

function* documentIds(item: unknown): Generator<string> {
  if (typeof item === 'string') yield item;
  else if (Array.isArray(item)) for (const child of item) yield* documentIds(child);
  else if (item && typeof item === 'object') {
    const { type, id, link, items } = item as Record<string, unknown>;
    if (type === undefined) for (const child of Object.values(item)) yield* documentIds(child);
    if ((type === 'doc' || type === 'ref') && typeof id === 'string') yield id;
    if (link) yield* documentIds(link);
    if (items) yield* documentIds(items);
  }
}

/** Returns the line of the first mention of a text in a source, or 1 if the source doesn't spell it out. */
export function lineOf(source: string, text: string): number {
  const index = source.search(new RegExp(`['"\`]${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}['"\`]`));
  return index < 0 ? 1 : source.slice(0, index).split('\n').length;
}
