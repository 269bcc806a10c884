import { plainPath } from '../components/Documents/plainPath.ts';

/**
 * Takes `.html` and `/index.html` off the address before the router reads it. Docusaurus draws the right page at
 * such an address, but looks for its content under the address as it stands: the server's HTML would be thrown away.
 */
if (typeof window !== 'undefined') {
  const { pathname, search, hash } = window.location;
  const clean = plainPath(pathname);
  if (clean !== pathname) window.history.replaceState(window.history.state, '', clean + search + hash);
}
