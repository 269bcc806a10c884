/**
 * Normalizes the address before any other script reads it: removes the file name that some hosts show
 * (`/guide/index.html` becomes `/guide`) and repeated slashes, and escapes only characters that need it. Docusaurus
 * looks a page up by the exact address, and would replace the server's page at another spelling with "Page not found".
 * An address that can't be decoded would stop the router.
 */
import { decode } from '../../../../src/components/Dom/decode.ts';

const { pathname, search, hash } = window.location;
const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
const canonicalPath = canonical && new URL(canonical.href).pathname;
// Bytes that aren't valid UTF-8 are escaped again.
const normalizedPath =
  encodeURI(decode(pathname))
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.html$/, '') || '/';
// Some hosts ignore case.
const path = canonicalPath?.toLowerCase() === normalizedPath.toLowerCase() ? canonicalPath : normalizedPath;

if (path !== pathname) {
  const address = path + search + hash;
  // A server that sent the 404 page hasn't received a request for this spelling yet. Bytes that aren't valid UTF-8
  // have no other spelling to request.
  if (canonicalPath?.endsWith('/404.html') && !path.includes('%25')) window.location.replace(address);
  else window.history.replaceState(window.history.state, '', address);
}
