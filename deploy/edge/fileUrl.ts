/**
 * Returns the URL at which a host serves a file with status 200. `x.html` is at `/x`, `x/index.html` at `/x/`, and any
 * other file at its own path. At an HTML file's own path, Cloudflare redirects.
 */
export function fileUrl(base: string, file: string, url: string): URL {
  const path = file.replace(/(?:(^|\/)index)?\.html$/, '$1');
  // Encodes characters of file names that have a meaning in addresses.
  return new URL(base + path.split('/').map(encodeURIComponent).join('/'), url);
}
