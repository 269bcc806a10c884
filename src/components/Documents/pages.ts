import { decode } from '../Dom/decode.ts';
import { builtHtml, fetchedHtml } from '../Dom/trustedHtml.ts';
import { load } from '../Loading/load.ts';
import { LoadError } from '../Loading/LoadError.ts';
import { BODY_ID, DATA_ID, fragmentFile, type Fragment, type PageData } from './PageData.ts';

/** A document that the browser knows. */
export interface Page {
  readonly data: PageData;
  /** Its text, always the same object, by which React knows that nothing has changed. */
  readonly body: { readonly __html: string };
  /** It came with the document, and not as a file. */
  readonly isServers?: true;
}

const pages = new Map<string, Promise<Page | undefined>>();

/** One form of a path: without the slash that some pages have at their end. */
const keyOf = (path: string): string => path.replace(/\/$/, '') || '/';

/** The same of a path that may be escaped, as in an address. */
export const keyOfAddress = (pathname: string): string => keyOf(decode(pathname));

/** The page that the server sent, until it was taken. */
let serversKey = typeof window === 'undefined' ? undefined : keyOfAddress(window.location.pathname);

/**
 * A page's data and text: of the document that is open, as the server sent it, else of a file, which is fetched once.
 *
 * @param path - as in the address, decoded
 * @param baseUrl - where the site begins
 * @returns nothing if the server's page is none of the documents, but says that there is none
 */
export function loadPage(
  path: string,
  baseUrl: string,
  priority: RequestPriority = 'auto',
): Promise<Page | undefined> {
  const key = keyOf(path);
  const known = pages.get(key);
  if (known) return known;
  if (key === serversKey) {
    serversKey = undefined;
    const page = Promise.resolve(openPage());
    pages.set(key, page);
    return page;
  }
  const page = fetchPage(baseUrl + fragmentFile(key.slice(baseUrl.length - 1)), priority);
  pages.set(key, page);
  // What failed is asked for again the next time.
  page.catch(() => pages.delete(key));
  return page;
}

/** The page that the server sent; nothing on one that is no document. */
function openPage(): Page | undefined {
  const element = document.getElementById(DATA_ID);
  const body = document.getElementById(BODY_ID);
  if (!element?.textContent || !body) return undefined;
  // React asks for the text only where it draws it anew, and not while it takes over what is there.
  let html: string | undefined;
  return {
    isServers: true,
    data: JSON.parse(element.textContent) as PageData,
    body: {
      get __html() {
        return (html ??= builtHtml(body.innerHTML));
      },
    },
  };
}

/** The page is drawn no more. What a reader and the islands did to the server's elements does not come back. */
export function forgetPage({ isServers, data }: Page): void {
  if (isServers) pages.delete(keyOf(data.metadata.permalink));
}

async function fetchPage(address: string, priority: RequestPriority): Promise<Page> {
  const { content, source } = await fetchJson(address, priority);
  const { data, html } = content as Fragment;
  return { data, body: { __html: fetchedHtml(html, source) } };
}

/**
 * Data that Docusaurus would have had as a module: the generated registry imports this.
 *
 * @public
 */
export const fetchData = async (address: string): Promise<{ default: unknown }> => ({
  default: (await fetchJson(address)).content,
});

/** What a file holds, and the address that answered. */
async function fetchJson(
  address: string,
  priority: RequestPriority = 'auto',
): Promise<{ content: unknown; source: string }> {
  try {
    return await load(async () => {
      const response = await fetch(address, { priority });
      if (!response.ok) throw new Error(`status ${response.status}`);
      return { content: await response.json(), source: response.url };
    });
  } catch (cause) {
    throw new LoadError(`${address}: ${(cause as Error).message}`, { cause });
  }
}
