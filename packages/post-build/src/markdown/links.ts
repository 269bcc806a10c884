import { markdownPath } from '../../../../src/config/markdownPath.ts';

/** Where the site is served. */
export interface SiteAddress {
  /** Origin, without a slash at the end. */
  url: string;
  /** Path, with a slash at both ends. */
  baseUrl: string;
}

const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1');

/** The site's pages by path, the ids that links lead to, and the Markdown file that holds each id. */
export class Links {
  readonly #site: SiteAddress;
  readonly #pages: ReadonlySet<string>;
  readonly #targets = new Set<string>();
  /** Files of a page's own parts, by page and id: `/backend-openapi#list-orders`. */
  readonly #parts = new Map<string, string>();

  constructor(site: SiteAddress, paths: Iterable<string>) {
    this.#site = site;
    this.#pages = new Set([...paths].map(withoutSlash));
  }

  /** Notes where the links of a page lead. */
  collect(path: string, links: readonly string[]): void {
    for (const href of links) {
      const { origin, pathname, hash } = this.#absolute(href, path);
      if (origin === this.#site.url && hash)
        this.#targets.add(withoutSlash(pathname) + decodeURIComponent(hash));
    }
  }

  /** Has an id written into the Markdown, whether or not a link leads there. */
  addTarget(path: string, id: string): void {
    this.#targets.add(`${withoutSlash(path)}#${id}`);
  }

  isTarget = (path: string, id: string): boolean => this.#targets.has(`${withoutSlash(path)}#${id}`);

  /** What of a page is linked to from anywhere. */
  targetsOf(path: string): string[] {
    const start = `${withoutSlash(path)}#`;
    return [...this.#targets].filter((target) => target.startsWith(start)).toSorted();
  }

  /** Tells that an id of a page is in a file of its own part, too: the smaller file is what links lead to. */
  addPart(path: string, id: string, file: string): void {
    this.#parts.set(`${withoutSlash(path)}#${id}`, file);
  }

  /** Absolute address of a link: of the Markdown if it leads to a page, else as it is. */
  address(href: string, from: string): string {
    const url = this.#absolute(href, from);
    const path = withoutSlash(url.pathname);
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
