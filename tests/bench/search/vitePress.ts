import { buildSync } from 'esbuild';
import MiniSearch, { type Options, type SearchOptions } from 'minisearch';
import type { BuiltPage } from './builtPages.ts';
import { isWithin, place, type Place } from './score.ts';

/** A section of a page, as VitePress indexes it. */
interface Document {
  id: string;
  title: string;
  titles: string[];
  text: string;
}

/** VitePress's own options, in its build and in its search box. */
export const indexOptions = {
  fields: ['title', 'titles', 'text'],
  storeFields: ['title', 'titles'],
} satisfies Options<Document>;
export const searchOptions: SearchOptions = {
  fuzzy: 0.2,
  prefix: true,
  boost: { title: 4, text: 2, titles: 1 },
};

/** The index that VitePress would make of the pages. */
export function indexForVitePress(pages: readonly BuiltPage[]): MiniSearch<Document> {
  const index = new MiniSearch<Document>(indexOptions);
  for (const { route, sections } of pages) {
    for (const { heading, anchor, titles, text } of sections) {
      index.add({ id: anchor ? `${route}#${anchor}` : route, title: heading, titles, text });
    }
  }
  return index;
}

/** What VitePress's search box finds, with a context as a filter. */
export function searchAsVitePress(index: MiniSearch<Document>, query: string, context: string): Place[] {
  return index
    .search(query, {
      ...searchOptions,
      ...(context ? { filter: ({ id }) => isWithin(place(String(id)).route, context) } : {}),
    })
    .map(({ id }) => place(String(id)));
}

/** The files that a browser fetches: the library, and the index as a module that holds it as text. */
export function filesOfVitePress(index: MiniSearch<Document>): Map<string, string> {
  const { outputFiles } = buildSync({
    stdin: { contents: "export { default } from 'minisearch';", resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  return new Map([
    ['minisearch.js', outputFiles[0]?.text ?? ''],
    ['index.js', `const e=${JSON.stringify(JSON.stringify(index))};export{e as default};`],
  ]);
}
