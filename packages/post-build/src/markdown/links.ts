import { markdownPath } from '../../../../src/config/markdownPath.ts';
import { withoutTrailingSlash } from '../../../model/src/routes.ts';
import type { SplitPoint } from './splitPoints.ts';

/** The address at which the site is served. */
export interface SiteAddress {
  /** Origin, without a trailing slash. */
  url: string;
  /** Path, with a slash at both ends. */
  baseUrl: string;
}

/** The paths of the site's pages, the ids that links point to, and the Markdown file that contains each id. */
export class Links {
  readonly #site: SiteAddress;
  readonly #pages: ReadonlySet<string>;
  readonly #targets = new Set<string>();
  /** Files of a page's parts, by page and id: `/backend-openapi#list-orders`. */
  readonly #parts = new Map<string, string>();

  constructor(site: SiteAddress, paths: Iterable<string>) {
    this.#site = site;
    this.#pages = new Set([...paths].map(withoutTrailingSlash));
  }

  /** Records the targets of a page's links. */
  collect(path: string, links: readonly string[]): void {
    for (const href of links) {
      const { origin, pathname, hash } = this.#absolute(href, path);
      if (origin === this.#site.url && hash)
        this.#targets.add(withoutTrailingSlash(pathname) + decodeURIComponent(hash));
    }
  }

  isTarget = (path: string, id: string): boolean => this.#targets.has(`${withoutTrailingSlash(path)}#${id}`);

  /** Returns all targets of links within a page. */
  targetsOf(path: string): string[] {
    const start = `${withoutTrailingSlash(path)}#`;
    return [...this.#targets].filter((target) => target.startsWith(start)).toSorted();
  }

  /**
   * Registers the file of the part with each id of a page. Links then point to it, since it's smaller than the page. The
   * ids of the split points are in the Markdown, whether or not a link points to them.
   */
  addParts(
    path: string,
    splitPoints: readonly SplitPoint[],
    files: readonly [id: string, file: string][],
  ): void {
    const start = `${withoutTrailingSlash(path)}#`;
    for (const { id } of splitPoints) this.#targets.add(start + id);
    for (const [id, file] of files) this.#parts.set(start + id, file);
  }

  /** Returns the absolute address of a link. A link to a page becomes a link to its Markdown. */
  address(href: string, from: string): string {
    const url = this.#absolute(href, from);
    const path = withoutTrailingSlash(url.pathname);
    if (url.origin !== this.#site.url) return href;
    if (!this.#pages.has(path)) return url.href;
    const file =
      this.#parts.get(path + decodeURIComponent(url.hash)) ?? markdownPath(path, this.#site.baseUrl);
    return this.#site.url + file + url.hash;
  }

  #absolute(href: string, from: string): URL {
    return new URL(href, `${this.#site.url}${from}`);
  }
}
