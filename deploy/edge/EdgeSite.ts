/** The data of the built site that the function at a network's edge needs. It's embedded in the function's bundle. */
export interface EdgeSite {
  /** Path of the site below its origin, with a slash at both ends. */
  base: string;
  /** The Content-Security-Policy of every response. */
  policy: string;
  /** Each page's only address below the base, with its trailing slash, if any, and its Markdown, if there's any. */
  pages: readonly (readonly [path: string, markdown?: string])[];
  /** Each page's old addresses below the base, each with the new addresses of the page and of its Markdown. */
  moved: readonly (readonly [path: string, to: string, markdownTo: string])[];
}
