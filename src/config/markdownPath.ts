/**
 * Path of a page's Markdown, for plugin and browser alike: the page's own path without its last slash, and `.md`.
 * The home page has no name to put `.md` after; its Markdown is `index.md`.
 */
export function markdownPath(path: string, baseUrl: string): string {
  const bare = path.replace(/\/$/, '');
  return bare === baseUrl.replace(/\/$/, '') ? `${bare}/index.md` : `${bare}.md`;
}
