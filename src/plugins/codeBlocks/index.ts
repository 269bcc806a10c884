import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { colorSheet } from './colorSheet.ts';

const NAME = 'code-blocks';

/** What code is colored by, besides itself: the bundler keeps what it compiled until one of these changes. */
const SOURCES = [
  ...['kindOf.ts', 'marksOf.ts', 'remarkCode.ts', 'tokenize.ts'].map(
    (file) => `src/plugins/codeBlocks/${file}`,
  ),
  'facts/samples/fence.ts',
  ...['codeKinds.ts', 'prism.ts'].map((file) => `src/config/${file}`),
  'src/components/CodeBlock/marks.ts',
];

/**
 * Keeps Prism out of the browser: code is tokenized while pages are compiled (`remarkCode`), and colored by a style
 * sheet. The theme's own way loads Prism and its grammars on every first visit.
 */
export default function codeBlocks({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, NAME, 'default');
  const colors = path.join(folder, 'codeColors.css');
  const files = SOURCES.map((file) => path.join(siteDir, file));
  return {
    name: NAME,
    async loadContent() {
      fs.mkdirSync(folder, { recursive: true });
      fs.writeFileSync(colors, colorSheet());
    },
    getClientModules: () => [colors, path.join(siteDir, 'src/css/code.css')],
    configureWebpack: () => ({
      module: {
        rules: [
          {
            // Not a regular expression: the bundler does not take one that was made where configurations are loaded.
            test: (file: string) => /\.mdx?$/.test(file),
            enforce: 'pre' as const,
            loader: path.join(siteDir, 'src/plugins/dependencyLoader.mjs'),
            options: { files },
          },
          {
            resourceQuery: (query: string) => query === '?shown',
            enforce: 'pre' as const,
            loader: path.join(siteDir, 'src/plugins/codeBlocks/shownLoader.mjs'),
            options: { files },
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
