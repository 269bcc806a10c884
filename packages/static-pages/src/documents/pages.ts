import { createContext } from 'react';
import { decode } from '../../../../src/components/Dom/decode.ts';
import { trustBuiltHtml, trustFetchedHtml } from '../../../../src/components/Dom/trustedHtml.ts';
import { LoadError, loadWithRetry } from '../../../../src/components/Loading/loadWithRetry.ts';
import { BODY_ID, DATA_ID, fragmentFile, type Fragment, type PageData } from '../../../model/src/PageData.ts';

/** A document loaded in the browser. */
export interface Page {
  readonly data: PageData;
  /** The text. React recognizes unchanged text by the identity of this object. */
  readonly body: { readonly __html: string };
  /** Whether the page came with the HTML document rather than from a file. */
  readonly isFromServer?: true;
}

/** The current document, if its text stays HTML. */
export const PageContext = createContext<Page | undefined>(undefined);

const pages = new Map<string, Promise<Page | undefined>>();

/** Normalizes a path by removing a trailing slash. */
const keyOf = (path: string): string => path.replace(/\/$/, '') || '/';

/** Normalizes the path of an address, which may be percent-encoded. */
const keyOfAddress = (pathname: string): string => keyOf(decode(pathname));

/** Key of the page that the server sent, until it's first loaded. */
let serverPageKey = typeof window === 'undefined' ? undefined : keyOfAddress(window.location.pathname);

/**
 * Returns a page's data and text. The open document is read from the server's HTML, others from a file, fetched once.
 *
 * @param path - path of the page, decoded
 * @param baseUrl - the site's base
 * @returns nothing if the server's page isn't a document but reports that there is none
 */
export function loadPage(
  path: string,
  baseUrl: string,
  priority: RequestPriority = 'auto',
): Promise<Page | undefined> {
  const key = keyOf(path);
  const known = pages.get(key);
  if (known) return known;
  if (key === serverPageKey) {
    serverPageKey = undefined;
    const page = Promise.resolve(readServerPage());
    pages.set(key, page);
    return page;
  }
  const page = fetchPage(baseUrl + fragmentFile(key.slice(baseUrl.length - 1)), priority);
  pages.set(key, page);
  // A failed page is fetched again the next time.
  page.catch(() => pages.delete(key));
  return page;
}

/** Reads the page that the server sent. Returns nothing if it isn't a document. */
function readServerPage(): Page | undefined {
  const element = document.getElementById(DATA_ID);
  const body = document.getElementById(BODY_ID);
  if (!element?.textContent || !body) return undefined;
  // React reads the HTML only when it renders the text again, not during hydration.
  let html: string | undefined;
  return {
    isFromServer: true,
    data: JSON.parse(element.textContent) as PageData,
    body: {
      get __html() {
        return (html ??= trustBuiltHtml(body.innerHTML));
      },
    },
  };
}

/** Removes an unmounted server page from the cache, so that changes to its elements don't reappear on a later visit. */
export function forgetPage({ isFromServer, data }: Page): void {
  if (isFromServer) pages.delete(keyOf(data.metadata.permalink));
}

async function fetchPage(address: string, priority: RequestPriority): Promise<Page> {
  const { content, source } = await fetchJson(address, priority);
  const { data, html } = content as Fragment;
  return { data, body: { __html: trustFetchedHtml(html, source) } };
}

/**
 * Fetches data that Docusaurus would otherwise bundle as a module. The generated registry imports this function.
 *
 * @public
 */
export const fetchData = async (address: string): Promise<{ default: unknown }> => ({
  default: (await fetchJson(address)).content,
});

/** Fetches the contents of a file, and the address of the response. */
async function fetchJson(
  address: string,
  priority: RequestPriority = 'auto',
): Promise<{ content: unknown; source: string }> {
  try {
    return await loadWithRetry(async () => {
      const response = await fetch(address, { priority });
      if (!response.ok) throw new Error(`status ${response.status}`);
      return { content: await response.json(), source: response.url };
    });
  } catch (cause) {
    throw new LoadError(`${address}: ${(cause as Error).message}`, { cause });
  }
}

/** The last page that the reader hovered or focused, with everything that it needs in memory. */
let preloaded: { readonly key: string; readonly addRoute: () => void } | undefined;

/** Marks a page as ready to render. */
export function setPreloadedPage(pathname: string, addRoute: () => void): void {
  preloaded = { key: keyOfAddress(pathname), addRoute };
}

/** Returns whether a page is ready to render, and adds its route if so. The mark lasts for one navigation. */
export function takePreloadedPage(pathname: string): boolean {
  const { key, addRoute } = preloaded ?? {};
  preloaded = undefined;
  if (key !== keyOfAddress(pathname)) return false;
  addRoute?.();
  return true;
}
