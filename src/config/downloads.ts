import docs from '../../packages/mcp/generated/docs.json';
import mcp from '../../packages/mcp/package.json';
import base from '../../packages/sdk-base/package.json';
import react from '../../packages/sdk-react/package.json';
import { archiveName } from '../../packages/model/src/packages.ts';
import { site } from './site.ts';

/** The folder of archives, below the base URL. A file in it never changes, since changed content gets another name. */
export const downloadsFolder = 'downloads';

/** The address of the file with the archives' checksums, below the base URL. */
export const sumsAddress = 'SHA256SUMS.txt';

/** A package that the site serves. */
export interface Download {
  name: string;
  version: string;
  /** The address of its archive, below the base URL. */
  address: string;
}

/** Every package that the site serves, with the version of its manifest. */
// Picks single fields, since the browser's bundle would otherwise contain the whole manifests.
export const downloads: readonly Download[] = [
  { name: base.name, version: base.version },
  { name: react.name, version: react.version },
  // The server's archive contains the docs of its build.
  { name: mcp.name, version: mcp.version, hash: docs.hash },
].map(({ name, version, hash }) => ({
  name,
  version,
  address: `${downloadsFolder}/${archiveName(name, version, hash)}`,
}));

/** Returns the absolute URL of a file of the site. */
export const addressOf = (address: string, root = `${site.url}${site.baseUrl}`): string =>
  `${root}${address}`;

/**
 * A page's placeholder for the checksum of an archive until the archive is packed, since it may contain that page's
 * Markdown.
 */
export const sumPlaceholder = (archive: string): string => `sum-of:${archive}`;
