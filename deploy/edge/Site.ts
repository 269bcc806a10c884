/** What the function at a network's edge knows of the built site. It is written into its bundle. */
export interface Site {
  /** Path of the site below its origin, with a slash at both ends. */
  base: string;
  /** The Content-Security-Policy of every answer. */
  policy: string;
  /** Every page's one address below the base, with what it ends in, and its Markdown, if it has any. */
  pages: readonly (readonly [path: string, markdown?: string])[];
  /** Every page's old addresses below the base, each with where it leads, and where its Markdown does. */
  moved: readonly (readonly [path: string, to: string, markdownTo: string])[];
}
