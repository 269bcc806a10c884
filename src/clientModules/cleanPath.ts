import { plainPath } from '../components/Documents/plainPath.ts';

/**
 * Replaces an address that is spelled otherwise than its route before the router reads it. Docusaurus draws the right
 * page at such an address, but looks for its content under the address as it stands: the server's HTML would be thrown
 * away. An address that cannot be decoded would stop the router.
 */
if (typeof window !== 'undefined') {
  const { pathname, search, hash } = window.location;
  const clean = plainPath(pathname);
  if (clean !== pathname) window.history.replaceState(window.history.state, '', clean + search + hash);
}
