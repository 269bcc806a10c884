/**
 * Where a host serves a file with status 200: `x.html` at `/x`, `x/index.html` at `/x/`, and all else at its own path. At
 * an HTML file's own path, Cloudflare redirects.
 */
export function address(base: string, file: string, url: string): URL {
  const path = file.replace(/(?:(^|\/)index)?\.html$/, '$1');
  // What was sent as a sign of a name is no sign of an address.
  return new URL(base + path.split('/').map(encodeURIComponent).join('/'), url);
}
