import { fileURLToPath } from 'node:url';

/**
 * Returns a rule that rebuilds modules when one of the given files changes. Otherwise, the bundler's cache and the dev
 * server don't know about the inputs of a page besides its own text.
 *
 * @param test - selects the modules; not a regular expression, since the bundler doesn't accept one that was created
 *   where configurations are loaded
 * @param files - absolute paths
 * @param named - absolute paths of files that only modules with a certain text depend on, by that text
 */
export const rebuildWith = (
  test: (file: string) => boolean,
  files: readonly string[],
  named: Readonly<Record<string, string>> = {},
) => ({
  test,
  enforce: 'pre' as const,
  loader: fileURLToPath(new URL('./dependencyLoader.mjs', import.meta.url)),
  options: { files, named },
});
