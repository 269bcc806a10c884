import siteConfig from '@generated/docusaurus.config';
import routes from '@generated/routes';
import { matchRoutes } from 'react-router-config';
import type { Learning } from './documents.tsx';
import { isPage } from './navigation.ts';
import { loadPage } from './pages.ts';
import { setReady } from './ready.ts';

/** How long a link has to be in sight before its page is fetched: what is scrolled past is not. */
const SEEN_MS = 1000;
/** How many pages are fetched at a time for links in sight. */
const AT_ONCE = 2;
/** And how many for one page: the rest when the reader turns to them. */
const AT_MOST = 12;

type Prefetch = (path: string) => unknown;

interface Docusaurus {
  readonly prefetch: Prefetch;
  readonly preload: Prefetch;
}

const { baseUrl } = siteConfig;
const asked = new Set<string>();
const queue: string[] = [];
let running = 0;
let place = '';
let count = 0;

const isSlow = (): boolean => {
  const { connection } = navigator as { connection?: { effectiveType?: string; saveData?: boolean } };
  return Boolean(connection?.effectiveType?.includes('2g') || connection?.saveData);
};

const matches = (path: string) =>
  matchRoutes(routes, path).map(({ route: { learning, component } }) => ({
    learning: learning as Learning | undefined,
    component,
  }));

/** Documents have no modules: Docusaurus's own way would find nothing to fetch. */
const isDocument = (path: string): boolean => matches(path).some(({ learning }) => learning);

/** Loads what stands around a document, such as the sidebar that it shares with others. */
const loadAround = (path: string): Promise<unknown> =>
  Promise.all(
    matches(path).map(({ learning, component }) => {
      if (learning) return learning.load();
      // A document that was learned has nothing to load.
      return component && 'preload' in component ? component.preload() : undefined;
    }),
  );

const plain = (address: string): string => address.replace(/[?#].*$/, '');

/** Fetches what a link leads to when the reader turns to it, or has had it in sight for a while. */
export function prefetchDocuments(): void {
  const own = (window as unknown as { docusaurus: Docusaurus }).docusaurus;
  const isOurs = (path: string) => isDocument(plain(path));
  const replaced: Docusaurus = {
    // Links tell it when they come into sight.
    prefetch: (path) => (isOurs(path) ? prefetchIfSeen(plain(path)) : own.prefetch(path)),
    preload: (path) => (isOurs(path) ? preload(plain(path)) : quietly(own.preload(path))),
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
  const [page] = await Promise.all([loadPage(decodeURI(path), baseUrl), loadAround(path)]);
  const { learning } = matches(path).find((match) => match.learning) ?? {};
  // The server's own elements serve once.
  if (page && !page.isServers) setReady(path, () => learning?.learn(page));
}

function preload(path: string): void {
  if (!isSlow()) quietly(prepare(path));
}

/** A failure is told when the reader follows the link. */
function quietly(loading: unknown): void {
  Promise.resolve(loading).catch(() => undefined);
}

function prefetchIfSeen(path: string): void {
  if (asked.has(path) || path === window.location.pathname || isSlow()) return;
  asked.add(path);
  setTimeout(() => {
    if (window.location.pathname !== place) [place, count] = [window.location.pathname, 0];
    if (count < AT_MOST && isInSight(path)) {
      count += 1;
      queue.push(path);
      next();
    } else {
      asked.delete(path);
    }
  }, SEEN_MS);
}

/** Links of the bar at the top are always in sight, and say nothing of what is wanted next. */
const isInSight = (path: string): boolean =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not(.navbar *)')].some((link) => {
    if (link.pathname !== path) return false;
    const { top, bottom, width } = link.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < window.innerHeight;
  });

function next(): void {
  if (running >= AT_ONCE) return;
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

/** Watches the links of a text, which are not the theme's. */
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
