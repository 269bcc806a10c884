import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** What a page's code is colored by, besides the page: the bundler keeps compiled pages until one of these changes. */
const SOURCES = [
  ...['kindOf.ts', 'remarkCode.ts', 'tokenize.ts'].map((file) => `src/plugins/codeBlocks/${file}`),
  'facts/samples/fence.ts',
  ...['codeKinds.ts', 'prism.ts'].map((file) => `src/config/${file}`),
  'src/components/CodeBlock/marks.ts',
];

/**
 * Keeps Prism out of the browser: code is tokenized while pages are compiled (`remarkCode`), and colored by a style
 * sheet (`src/css/code.css`). The theme's own way loads Prism and its grammars on every first visit.
 */
export default function codeBlocks({ siteDir }: LoadContext): Plugin {
  return {
    name: 'code-blocks',
    getClientModules: () => [path.join(siteDir, 'src/css/code.css')],
    configureWebpack: () => ({
      module: {
        rules: [
          {
            // Not a regular expression: the bundler does not take one that was made where configurations are loaded.
            test: (file: string) => /\.mdx?$/.test(file),
            enforce: 'pre' as const,
            loader: path.join(siteDir, 'src/plugins/dependencyLoader.mjs'),
            options: { files: SOURCES.map((file) => path.join(siteDir, file)) },
          },
        ],
      },
      resolve: {
        alias: {
          // A client module of the theme, which no swizzle reaches.
          [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: false,
        },
      },
    }),
  };
}
