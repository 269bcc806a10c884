import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { moduleGraphFiles } from '../../../model/src/moduleGraphFiles.ts';
import { rebuildWith } from '../rebuildWith.ts';
import { marksOf } from './marksOf.ts';

/**
 * Keeps Prism out of the browser. Code is tokenized while pages are compiled (`remarkCode`), and colored by a style
 * sheet (`src/css/code.css`). The theme's own implementation loads Prism and its grammars on every first visit.
 */
export default function codeBlocks({ siteDir }: LoadContext): Plugin {
  return {
    name: 'code-blocks',
    getClientModules: () => [path.join(siteDir, 'src/css/code.css')],
    configureWebpack: () => ({
      module: {
        rules: [
          rebuildWith(
            (file) => /\.mdx?$/.test(file),
            // Guides contain the definitions of the terms that they use.
            ['./remarkCode.ts', '../terms/remarkTerms.ts'].flatMap((plugin) =>
              moduleGraphFiles(new URL(plugin, import.meta.url)),
            ),
          ),
          {
            resourceQuery: (query: string) => query === '?shown',
            enforce: 'pre' as const,
            loader: path.join(siteDir, 'packages/markdown/src/codeBlocks/codeSourceLoader.mjs'),
            options: { files: moduleGraphFiles(new URL('./marksOf.ts', import.meta.url)), marksOf },
          },
        ],
      },
      resolve: {
        alias: {
          // A client module of the theme, which can't be swizzled. `false` would work, but the bundler names an
          // excluded module by its absolute path, so that builds of two clones of one commit would differ.
          [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: path.join(
            siteDir,
            'packages/markdown/src/codeBlocks/noLanguages.ts',
          ),
        },
      },
    }),
  };
}
