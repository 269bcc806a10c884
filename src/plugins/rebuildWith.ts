import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

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
  loader: here('dependencyLoader.mjs'),
  options: { files },
});

/** The repository's files that a module consists of, given from this folder: its own, and what it imports. */
export function sourcesOf(entry: string): string[] {
  const { metafile } = buildSync({
    entryPoints: [here(entry)],
    bundle: true,
    format: 'esm',
    packages: 'external',
    platform: 'node',
    write: false,
    metafile: true,
  });
  return Object.keys(metafile.inputs).map((file) => path.resolve(file));
}
