import { isPlain } from '../Dom/isPlain.ts';
import { loadAddress } from '../PageNotice/loadAddress.ts';

/** How a link of a document's text leads on: by a page load, until the app is there. */
let go: ((address: string) => void) | undefined;

/** Hands links of the text to the app. */
export function followLinksWith(navigate: (address: string) => void): void {
  go = navigate;
}

/** Goes to a page of the site, without a page load where that is possible. */
export function navigate(address: string): void {
  if (go) go(address);
  // The browser would show its own page about it, and the text would be gone.
  else if (navigator.onLine) window.location.assign(address);
  else void loadAddress(address);
}

/** What is no page, but a file beside the pages. */
const FILE = /\.(?:html|json|md|png|svg|txt|xml|ya?ml|zip)$/;

/** The page of the site that a plain click on a link leads to; nothing if the browser should see to it. */
function pageOf(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || !isPlain(event) || link.hasAttribute('download')) return undefined;
  return isPage(link) ? link.pathname + link.search + link.hash : undefined;
}

/** Whether a link leads to another page of the site, in this window. */
export const isPage = ({ origin, pathname, target }: HTMLAnchorElement): boolean =>
  origin === window.location.origin &&
  pathname !== window.location.pathname &&
  (target === '' || target === '_self') &&
  !FILE.test(pathname);

/** Links in texts that React did not draw lead on as its own do. */
export function listenToLinks(): void {
  document.addEventListener('click', (event) => {
    const page = pageOf(event);
    if (!page || (!go && navigator.onLine)) return;
    event.preventDefault();
    navigate(page);
  });
}
