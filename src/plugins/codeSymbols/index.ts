import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { codeSymbols } from './CodeSymbols.ts';
import { readGuides } from './guides.ts';
import { TREES } from './References.ts';

const NAME = 'code-symbols';

/**
 * Names of the SDKs in the guides' code lead to the reference, and the reference leads back. The pages are marked
 * while they are compiled (`remarkCode`, `remarkUsedIn`); here is what the browser shows of a name, as one file.
 */
export default function codeSymbolsPlugin({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  const at = (file: string) => path.join(siteDir, file);
  const folder = path.join(generatedFilesDir, NAME, 'default');
  const symbolFiles = TREES.map((tree) => at(`api/${tree}/symbols.json`));
  const sources = fs
    .readdirSync(at('src/plugins/codeSymbols'))
    .map((name) => at(`src/plugins/codeSymbols/${name}`));
  const isReference = (file: string) => TREES.some((tree) => file.startsWith(at(`api/${tree}/`)));
  const madeFrom = (test: (file: string) => boolean, files: string[]) => ({
    test,
    enforce: 'pre' as const,
    loader: at('src/plugins/changelog/dependencyLoader.mjs'),
    options: { files: [...files, ...sources, ...symbolFiles] },
  });
  return {
    name: NAME,
    async loadContent() {
      const tips = [...codeSymbols(siteDir).uses().keys()].map(({ page, kind, label, summary }) => [
        page,
        [kind, label, summary],
      ]);
      fs.mkdirSync(folder, { recursive: true });
      fs.writeFileSync(path.join(folder, 'tips.json'), JSON.stringify(Object.fromEntries(tips)));
    },
    configureWebpack: () => ({
      module: {
        rules: [
          madeFrom((file) => file.endsWith('.mdx'), []),
          madeFrom(
            (file) => file.endsWith('.md') && isReference(file),
            readGuides(siteDir).map(({ file }) => at(file)),
          ),
        ],
      },
    }),
  };
}
