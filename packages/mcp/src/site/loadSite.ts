import fs from 'node:fs';
import path from 'node:path';
import type { OpenApiDocument } from '../../../model/src/openapi/document.ts';
import { MANIFEST as INDEX, type Manifest as SearchManifest } from '../../../search/src/pieces.ts';
import { Searcher } from '../../../search/src/Searcher.ts';
import { limits } from '../limits.ts';
import type { ErrorRecord, PackageRecord, Page, Site } from './Site.ts';

/** The table of contents of the folder. */
export interface SiteManifest {
  url: string;
  baseUrl: string;
  pages: Page[];
  /** Current routes by old routes, if any page has moved. */
  moved?: Record<string, string>;
}

/**
 * Loads the folder that `npm run build` generates from a built site. Missing or invalid files are reported at
 * startup.
 */
export function loadSite(folder: string): Site {
  const { url, baseUrl, pages, moved = {} } = readJson<SiteManifest>(folder, 'site.json');
  const files = new Map(pages.map((page) => [page.route, page]));
  return {
    url,
    baseUrl,
    pages: files,
    moved: new Map(Object.entries(moved)),
    readPage: ({ file }) => fs.readFileSync(path.join(folder, file), 'utf8'),
    ...openSearch(folder),
    packages: readJson<PackageRecord[]>(folder, 'symbols.json'),
    api: readJson<OpenApiDocument>(folder, 'openapi.json'),
    errors: readJson<ErrorRecord[]>(folder, 'errors.json'),
    types: path.join(folder, 'types'),
  };
}

/** Returns the files of the site's search index, as listed in its manifest. */
export function searchIndexFiles(folder: string): string[] {
  const { areas } = readJson<SearchManifest>(folder, INDEX);
  return [INDEX, ...areas.flatMap(({ names, keywords, texts }) => [names, keywords, ...texts])];
}

/**
 * Opens the site's search with the complete index, so that results don't depend on which files have been loaded so far.
 */
function openSearch(folder: string): Pick<Site, 'search' | 'near'> {
  const files = new Map(searchIndexFiles(folder).map((file) => [file, readJson<unknown>(folder, file)]));
  const searcher = new Searcher(
    '/',
    (file) => Promise.resolve(files.get(file)),
    () => undefined,
  );
  return {
    async search(query) {
      await searcher.loadAll('');
      const { hits } = await searcher.search('', query, limits.searchResults);
      return hits;
    },
    async near(query) {
      await searcher.loadAll('');
      return searcher.near(query);
    },
  };
}

function readJson<T>(folder: string, name: string): T {
  const file = path.join(folder, name);
  if (!fs.existsSync(file)) {
    throw new Error(
      `${file} is missing. The server reads the files of the built site: in a clone, run \`npm run build\` first.`,
    );
  }
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as T;
  } catch (error) {
    throw new Error(`${file} is not JSON: ${(error as Error).message}`, { cause: error });
  }
}
