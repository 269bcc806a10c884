/** Hosts with clean URLs serve `x.html` at `/x`, and `x/index.html` at `/x/`. This file runs on such a host too. */

/** Returns the file that a page's HTML has there. */
export const fileOf = (page: string): string =>
  page === '' || page.endsWith('/') ? `${page}index.html` : `${page}.html`;

/** Returns the URL at which a file has status 200. An HTML file's own path redirects. */
export function fileUrl(base: string, file: string, url: string): URL {
  const path = file.replace(/(?:(^|\/)index)?\.html$/, '$1');
  // Encodes characters of file names that have a meaning in addresses.
  return new URL(base + path.split('/').map(encodeURIComponent).join('/'), url);
}
