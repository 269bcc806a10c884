import { isPlainClick } from '../../../../src/components/Dom/isPlainClick.ts';
import { loadAddress } from '../../../../src/components/PageNotice/loadAddress.ts';

/** The app's navigation function. Until it's set, links in a document's text load pages. */
let appNavigate: ((address: string) => void) | undefined;

/** Sets the app's navigation function for links in the text. */
export function setAppNavigate(navigate: (address: string) => void): void {
  appNavigate = navigate;
}

/** Navigates to a page of the site, without a page load if possible. */
export function navigate(address: string): void {
  if (appNavigate) appNavigate(address);
  // Offline, a page load would replace the text with the browser's error page.
  else if (navigator.onLine) window.location.assign(address);
  else void loadAddress(address);
}

/** Matches paths of files that aren't pages. */
const FILE = /\.(?:html|json|md|png|svg|txt|xml|ya?ml|zip)$/;

/** Returns the page that a plain click on a link leads to, or nothing if the browser should handle the click. */
function pageOf(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || !isPlainClick(event) || link.hasAttribute('download')) return undefined;
  return isPage(link) ? link.pathname + link.search + link.hash : undefined;
}

/** Whether a link leads to another page of the site, in the same window. */
export const isPage = ({ origin, pathname, target }: HTMLAnchorElement): boolean =>
  origin === window.location.origin &&
  pathname !== window.location.pathname &&
  (target === '' || target === '_self') &&
  !FILE.test(pathname);

/** Makes links in texts that React didn't render navigate like React's links. */
export function listenToLinks(): void {
  document.addEventListener('click', (event) => {
    const page = pageOf(event);
    if (!page || (!appNavigate && navigator.onLine)) return;
    event.preventDefault();
    navigate(page);
  });
}
