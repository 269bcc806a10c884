import { fileURLToPath } from 'node:url';

/**
 * A rule that has modules made anew when one of other files changes. What a page is compiled with, besides its own
 * text, the bundler's cache and the dev server would not know otherwise.
 *
 * @param test - which modules; not a regular expression, since the bundler takes none that was made where
 *   configurations are loaded
 * @param files - absolute paths
 */
export const rebuildWith = (test: (file: string) => boolean, files: readonly string[]) => ({
  test,
  enforce: 'pre' as const,
  loader: fileURLToPath(new URL('./dependencyLoader.mjs', import.meta.url)),
  options: { files },
});
