import type { Problem } from '../../../model/src/problem.ts';
import type { Page } from './readPages.ts';

/** Every document that a sidebar names is there, under the id it is named by. */
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

/** Line of the first mention of a text in a source; 1 where it is not written out. */
export function lineOf(source: string, text: string): number {
  const index = source.search(new RegExp(`['"\`]${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}['"\`]`));
  return index < 0 ? 1 : source.slice(0, index).split('\n').length;
}
