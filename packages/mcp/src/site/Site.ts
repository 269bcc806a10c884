import type { OpenApiDocument } from '../../../model/src/openapi/document.ts';
import type { SymbolRecord } from '../../../model/src/symbols/SymbolRecord.ts';
import type { Hit } from '../../../search/src/Searcher.ts';

/** A page of the docs. */
export interface Page {
  /** Path under the site's base, such as `/products/nacre-auth`; the home page is `/`. */
  route: string;
  title: string;
  description: string;
  /** Its Markdown, as a path in the site's folder. */
  file: string;
  /** Route of the page that it is a part of. */
  partOf?: string;
}

/** The exported symbols of a package, or of an entry of one. */
export interface PackageRecord {
  package: string;
  /** Path of its reference, which the entries of a package share. */
  route: string;
  symbols: SymbolRecord[];
}

/** A code of the error catalogue, with its explanation. */
export interface ErrorRecord {
  code: string;
  class: string;
  /** Such as `SdkErrorType.Timeout`. */
  member: string;
  retryable: boolean;
  /** The usual HTTP statuses of an answer with this code. */
  statuses: readonly number[];
  /** The statuses that mean this code where an answer names none. */
  defaultFor: readonly number[];
  message: string;
  /** The messages of browsers, other wallets and networks for the same thing. */
  words: readonly string[];
  meaning: string;
  cause: string;
  action: string;
  /** Where the site explains it. */
  route: string;
}

/** The built site, as the server has it: read once, never written. */
export interface Site {
  /** Address of the site without a slash at the end, and the path under it. */
  url: string;
  baseUrl: string;
  pages: ReadonlyMap<string, Page>;
  /** Routes of today by old ones, of pages that have moved. */
  moved: ReadonlyMap<string, string>;
  readPage(page: Page): string;
  /** What the site's own search finds, the best first. */
  search(query: string): Promise<Hit[]>;
  /** Names that are close to what was asked for, for a search that finds nothing. */
  near(query: string): Promise<string[]>;
  packages: readonly PackageRecord[];
  /** The OpenAPI description. */
  api: OpenApiDocument;
  errors: readonly ErrorRecord[];
  /** Folder of the SDKs' type declarations. */
  types: string;
}
