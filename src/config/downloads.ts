import docs from '../../packages/mcp/generated/docs.json';
import mcp from '../../packages/mcp/package.json';
import base from '../../packages/sdk-base/package.json';
import react from '../../packages/sdk-react/package.json';
import { archiveName } from '../../packages/model/src/packages.ts';
import { site } from './site.ts';

/** Folder of archives, below the base URL. A file in it never changes: other content has another name. */
export const downloadsFolder = 'downloads';

/** Address of the file with the archives' sums, below the base URL. */
export const sumsAddress = 'SHA256SUMS.txt';

/** A package that the site serves. */
export interface Download {
  name: string;
  version: string;
  /** Its archive, below the base URL. */
  address: string;
}

/** Every package that the site serves, with the version of its manifest. */
// Named one by one, since a whole manifest would otherwise go to the browser with them.
export const downloads: readonly Download[] = [
  { name: base.name, version: base.version },
  { name: react.name, version: react.version },
  // The server's archive holds the docs of its build.
  { name: mcp.name, version: mcp.version, hash: docs.hash },
].map(({ name, version, hash }) => ({
  name,
  version,
  address: `${downloadsFolder}/${archiveName(name, version, hash)}`,
}));

/** Whole address of a file of the site. */
export const addressOf = (address: string, root = `${site.url}${site.baseUrl}`): string =>
  `${root}${address}`;

/** What stands for the sum of an archive in a page, until the archive is made: the page's own Markdown may be in it. */
export const sumPlaceholder = (archive: string): string => `sum-of:${archive}`;
