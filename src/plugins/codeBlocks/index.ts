import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { rebuildWith, sourcesOf } from '../rebuildWith.ts';
import { colorSheet } from './colorSheet.ts';

const NAME = 'code-blocks';

/**
 * Keeps Prism out of the browser: code is tokenized while pages are compiled (`remarkCode`), and colored by a style
 * sheet. The theme's own way loads Prism and its grammars on every first visit.
 */
export default function codeBlocks({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, NAME, 'default');
  const colors = path.join(folder, 'codeColors.css');
  return {
    name: NAME,
    async loadContent() {
      fs.mkdirSync(folder, { recursive: true });
      fs.writeFileSync(colors, colorSheet());
    },
    getClientModules: () => [colors, path.join(siteDir, 'src/css/code.css')],
    configureWebpack: () => ({
      module: {
        rules: [rebuildWith((file) => /\.mdx?$/.test(file), sourcesOf('codeBlocks/remarkCode.ts'))],
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
