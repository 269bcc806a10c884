/**
 * Returns the path of a page's Markdown, for both the plugin and the browser: the page's path without a trailing slash,
 * plus `.md`. The home page has no file name, so its Markdown is `index.md`.
 */
export function markdownPath(path: string, baseUrl: string): string {
  const trimmed = path.replace(/\/$/, '');
  return trimmed === baseUrl.replace(/\/$/, '') ? `${trimmed}/index.md` : `${trimmed}.md`;
}
