import siteConfig from '@generated/docusaurus.config';
import routes from '@generated/routes';
import { matchRoutes } from 'react-router-config';
import { isInView } from '../../../../src/components/Dom/isInView.ts';
import type { DocumentRoutes } from './documents.tsx';
import { isPage } from './navigation.ts';
import { loadPage, setPreloadedPage } from './pages.ts';

/** How long a link must be in view before its page is fetched. Skips links that are scrolled past. */
const SEEN_MS = 1000;
/** Maximum number of concurrent fetches for links in view. */
const MAX_CONCURRENT = 2;
/** Maximum number of fetches per page. Other links are fetched when the reader hovers or focuses them. */
const MAX_PER_PAGE = 12;

type Prefetch = (path: string) => unknown;

interface Docusaurus {
  readonly prefetch: Prefetch;
  readonly preload: Prefetch;
}

const { baseUrl } = siteConfig;
const requested = new Set<string>();
const queue: string[] = [];
let running = 0;
let currentPath = '';
let count = 0;

const isSlow = (): boolean => {
  const { connection } = navigator as { connection?: { effectiveType?: string; saveData?: boolean } };
  return Boolean(connection?.effectiveType?.includes('2g') || connection?.saveData);
};

const matches = (path: string) =>
  matchRoutes(routes, path).map(({ route: { documentRoutes, component } }) => ({
    documentRoutes: documentRoutes as DocumentRoutes | undefined,
    component,
  }));

/** Whether a path leads to a document. Documents have no modules, so Docusaurus's prefetch would find nothing. */
const isDocument = (path: string): boolean => matches(path).some(({ documentRoutes }) => documentRoutes);

/** Loads the surroundings of a document, such as the sidebar that it shares with others. */
const loadSharedParts = (path: string): Promise<unknown> =>
  Promise.all(
    matches(path).map(({ documentRoutes, component }) => {
      if (documentRoutes) return documentRoutes.load();
      // A route added by `addRoute` has nothing to load.
      return component && 'preload' in component ? component.preload() : undefined;
    }),
  );

const plain = (address: string): string => address.replace(/[?#].*$/, '');

/** Fetches the target of a link when the reader hovers or focuses the link, or when it has been in view for a while. */
export function prefetchDocuments(): void {
  const original = (window as unknown as { docusaurus: Docusaurus }).docusaurus;
  const isOurs = (path: string) => isDocument(plain(path));
  const replaced: Docusaurus = {
    // Called by links that come into view.
    prefetch: (path) => (isOurs(path) ? prefetchIfSeen(plain(path)) : original.prefetch(path)),
    preload: (path) => (isOurs(path) ? preload(plain(path)) : quietly(original.preload(path))),
  };
  Object.assign(window, { docusaurus: replaced });
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(type, ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('#page-body a[href]');
      if (link && isPage(link)) replaced.preload(link.pathname);
    });
  }
}

async function prepare(path: string): Promise<void> {
  const [page] = await Promise.all([loadPage(decodeURI(path), baseUrl), loadSharedParts(path)]);
  const { documentRoutes } = matches(path).find((match) => match.documentRoutes) ?? {};
  // The server's elements can be used only once.
  if (page && !page.isFromServer) setPreloadedPage(path, () => documentRoutes?.addRoute(page));
}

function preload(path: string): void {
  if (!isSlow()) quietly(prepare(path));
}

/** Ignores a failure. It's reported when the reader follows the link. */
function quietly(loading: unknown): void {
  Promise.resolve(loading).catch(() => undefined);
}

function prefetchIfSeen(path: string): void {
  if (requested.has(path) || path === window.location.pathname || isSlow()) return;
  requested.add(path);
  setTimeout(() => {
    if (window.location.pathname !== currentPath) [currentPath, count] = [window.location.pathname, 0];
    if (count < MAX_PER_PAGE && isInSight(path)) {
      count += 1;
      queue.push(path);
      next();
    } else {
      requested.delete(path);
    }
  }, SEEN_MS);
}

/** Whether a link to a path is in view. Ignores the navbar, whose links are always in view and so predict nothing. */
const isInSight = (path: string): boolean =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not(.navbar *)')].some(
    (link) => link.pathname === path && isInView(link),
  );

function next(): void {
  if (running >= MAX_CONCURRENT) return;
  const path = queue.shift();
  if (path === undefined) return;
  running += 1;
  loadPage(decodeURI(path), baseUrl, 'low')
    .catch(() => undefined)
    .finally(() => {
      running -= 1;
      next();
    });
}

/** Observes the links of a text, which aren't rendered by the theme. */
export function watchLinks(root: HTMLElement): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) prefetchIfSeen((target as HTMLAnchorElement).pathname);
    }
  });
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
    if (isPage(link) && isDocument(link.pathname)) observer.observe(link);
  }
  return () => observer.disconnect();
}
