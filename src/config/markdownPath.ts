/**
 * Returns the path of a page's Markdown, for both the plugin and the browser: the page's path without a trailing slash,
 * plus `.md`. The home page has no file name, so its Markdown is `index.md`.
 */
export function markdownPath(path: string, baseUrl: string): string {
  const bare = path.replace(/\/$/, '');
  return bare === baseUrl.replace(/\/$/, '') ? `${bare}/index.md` : `${bare}.md`;
}
