/**
 * The path of a page as the router knows it: without the file that some hosts show (`/guide/index.html` is `/guide`)
 * and without doubled slashes. Bytes that are no UTF-8 are encoded once more, so that the path can be decoded.
 */
export function plainPath(pathname: string): string {
  const path = pathname.replace(/\/{2,}/g, '/').replace(/(?:\/index)?\.html$/, '') || '/';
  try {
    decodeURI(path);
    return path;
  } catch {
    return path.replaceAll('%', '%25');
  }
}
