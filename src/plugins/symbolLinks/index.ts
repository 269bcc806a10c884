import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { codeSymbols } from '../../../facts/symbols/CodeSymbols.ts';
import { readGuides } from '../../../facts/symbols/guides.ts';
import { sdkTrees } from '../../../facts/packages.ts';
import { rebuildWith, sourcesOf } from '../rebuildWith.ts';

const NAME = 'symbol-links';

/**
 * Names of the SDKs in the guides' code lead to the reference, and the reference leads back. The pages are marked
 * while they are compiled (`remarkCode`, `remarkUsedIn`); here is what the browser shows of a name, as one file.
 */
export default function symbolLinks({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  const at = (file: string) => path.join(siteDir, file);
  const folder = path.join(generatedFilesDir, NAME, 'default');
  const symbolFiles = sdkTrees.map((tree) => at(`api/${tree}/symbols.json`));
  const isReference = (file: string) => sdkTrees.some((tree) => file.startsWith(at(`api/${tree}/`)));
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
          rebuildWith((file) => file.endsWith('.mdx'), symbolFiles),
          rebuildWith(
            (file) => file.endsWith('.md') && isReference(file),
            [
              ...symbolFiles,
              ...readGuides(siteDir).map(({ file }) => at(file)),
              ...sourcesOf('symbolLinks/remarkUsedIn.ts'),
            ],
          ),
        ],
      },
    }),
  };
}
