import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { writeChanged } from '../../../model/src/files.ts';
import { codeSymbols } from '../../../model/src/symbols/CodeSymbols.ts';
import { readSymbols } from '../../../model/src/symbols/References.ts';
import { sdkTrees } from '../../../model/src/packages.ts';
import { taskEnd } from '../../../model/src/cache/taskInputs.ts';
import { CODE_LINKS, SAMPLES_TASK } from '../../../model/src/samples/checkedPages.ts';
import { moduleGraphFiles } from '../../../model/src/moduleGraphFiles.ts';
import { codeInChanges } from '../releases/remarkReleases.ts';
import { rebuildWith } from '../rebuildWith.ts';
import { readUses } from './remarkUsedIn.ts';

const NAME = 'symbol-links';

/**
 * Links names of the SDKs in the guides' code to the reference, and the reference to the guides. Pages are annotated
 * while they are compiled (`remarkCode`, `remarkUsedIn`). This plugin writes the tooltips of all names to one file.
 */
export default function symbolLinks({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  const inSite = (file: string) => path.join(siteDir, file);
  const folder = path.join(generatedFilesDir, NAME, 'default');
  /** The data of `remarkUsedIn`. Reference pages are recompiled when it changes, instead of with every guide. */
  const usesFile = path.join(folder, 'uses.json');
  const symbolFiles = sdkTrees.map((tree) => inSite(`api/${tree}/symbols.json`));
  const isReference = (file: string) => sdkTrees.some((tree) => file.startsWith(inSite(`api/${tree}/`)));
  return {
    name: NAME,
    async loadContent() {
      await taskEnd(SAMPLES_TASK, CODE_LINKS);
      const symbols = codeSymbols(siteDir);
      const shown = new Set([...symbols.symbols(), ...symbols.uses(codeInChanges(siteDir)).keys()]);
      const tips = [...shown].map(({ page, kind, label, summary }) => [page, [kind, label, summary]]);
      const uses = [...readUses(siteDir)].map(([page, guides]) => [
        page,
        guides.map(({ title, route }) => [title, route]),
      ]);
      const [base = [], react = []] = sdkTrees.map((tree) =>
        readSymbols(siteDir, tree).map(({ page }) => page),
      );
      const twins = base.filter((page) => react.includes(page));
      writeChanged(path.join(folder, 'tips.json'), JSON.stringify(Object.fromEntries(tips)));
      writeChanged(path.join(folder, 'twins.json'), JSON.stringify(twins));
      writeChanged(usesFile, JSON.stringify(uses));
    },
    configureWebpack: () => ({
      module: {
        rules: [
          rebuildWith((file) => file.endsWith('.mdx'), symbolFiles),
          rebuildWith(
            (file) => file.endsWith('.md') && isReference(file),
            [...symbolFiles, usesFile, ...moduleGraphFiles(new URL('./remarkUsedIn.ts', import.meta.url))],
          ),
        ],
      },
    }),
  };
}
