/**
 * Gives the address its one spelling before anything else reads it: without the file that some hosts show
 * (`/guide/index.html` is `/guide`), without doubled slashes, and with letters escaped only where they have to be.
 * Docusaurus finds a page's content under the address as it is, and would replace what the server sent at another
 * spelling by "Page not found". An address that can't be decoded would stop the router.
 */
import { decode } from '../components/Dom/decode.ts';

const { pathname, search, hash } = window.location;
const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
const own = canonical && new URL(canonical.href).pathname;
// Bytes that are no UTF-8 are escaped once more.
const plain =
  encodeURI(decode(pathname))
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.html$/, '') || '/';
// Some hosts don't tell capitals from small letters.
const path = own?.toLowerCase() === plain.toLowerCase() ? own : plain;

if (path !== pathname) {
  const address = path + search + hash;
  // The server that answers with the page for missing pages hasn't been asked for this spelling yet. It has none for bytes
  // that are no UTF-8.
  if (own?.endsWith('/404.html') && !path.includes('%25')) window.location.replace(address);
  else window.history.replaceState(window.history.state, '', address);
}
