import type { ErrorRow } from '../../../model/src/errors.ts';
import type { OpenApiDocument } from '../../../model/src/openapi/document.ts';
import type { SymbolRecord } from '../../../model/src/symbols/SymbolRecord.ts';
import type { Hit } from '../../../search/src/Searcher.ts';

/** A page of the docs. */
export interface Page {
  /** Path below the site's base, such as `/products/nacre-auth`. The home page's is `/`. */
  route: string;
  title: string;
  description: string;
  /** Path of its Markdown file in the site's folder. */
  file: string;
  /** Route of the page that this one is a part of. */
  partOf?: string;
}

/** The exported symbols of a package, or of one of its entries. */
export interface PackageRecord {
  package: string;
  /** Path of its reference, which all entries of a package share. */
  route: string;
  symbols: SymbolRecord[];
}

/** A code from the error catalogue, with its explanation. */
export interface ErrorRecord extends ErrorRow {
  /** The messages of browsers, other wallets and networks for the same failure. */
  words: readonly string[];
  /** Address of its explanation on the site. */
  route: string;
}

/** The built site, which the server reads once and never writes. */
export interface Site {
  /** The site's origin without a trailing slash, and the path below it. */
  url: string;
  baseUrl: string;
  pages: ReadonlyMap<string, Page>;
  /** Current routes of moved pages, by their old routes. */
  moved: ReadonlyMap<string, string>;
  readPage(page: Page): string;
  /** Returns the results of the site's own search, best first. */
  search(query: string): Promise<Hit[]>;
  /** Returns names similar to a query that has no results. */
  near(query: string): Promise<string[]>;
  packages: readonly PackageRecord[];
  api: OpenApiDocument;
  errors: readonly ErrorRecord[];
  /** Folder of the SDKs' type declarations. */
  types: string;
}
