import fs from 'node:fs';
import path from 'node:path';
import { SearchIndex, type SerializedIndex } from '../search/SearchIndex.ts';
import type { OpenApiDocument } from '../../../facts/openapi/document.ts';
import type { ErrorRecord, PackageRecord, Page, Site } from './Site.ts';

/** The folder's list of contents. */
export interface Manifest {
  url: string;
  baseUrl: string;
  pages: Page[];
}

/** Reads the folder that `npm run mcp:pack` makes of a built site. What is missing or broken is said at the start. */
export function loadSite(folder: string): Site {
  const { url, baseUrl, pages } = readJson<Manifest>(folder, 'site.json');
  const files = new Map(pages.map((page) => [page.route, page]));
  return {
    url,
    baseUrl,
    pages: files,
    readPage: ({ file }) => fs.readFileSync(path.join(folder, file), 'utf8'),
    search: new SearchIndex(readJson<SerializedIndex[]>(folder, 'search-index.json'), baseUrl),
    packages: readJson<PackageRecord[]>(folder, 'symbols.json'),
    api: readJson<OpenApiDocument>(folder, 'openapi.json'),
    errors: readJson<ErrorRecord[]>(folder, 'errors.json'),
    types: path.join(folder, 'types'),
  };
}

function readJson<T>(folder: string, name: string): T {
  const file = path.join(folder, name);
  if (!fs.existsSync(file)) {
    throw new Error(
      `${file} is missing. The server reads the files of the built site: in a clone, run \`npm run build\` and \`npm run mcp:pack\` first.`,
    );
  }
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as T;
  } catch (error) {
    throw new Error(`${file} is not JSON: ${(error as Error).message}`, { cause: error });
  }
}
