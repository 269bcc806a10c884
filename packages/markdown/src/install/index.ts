import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { moduleGraphFiles } from '../../../model/src/moduleGraphFiles.ts';
import { addressOf, downloads } from '../../../../src/config/downloads.ts';
import { site } from '../../../../src/config/site.ts';
import { rebuildWith } from '../rebuildWith.ts';
import { TABLE } from './installBlocks.ts';

const NAME = 'install';

/**
 * Recompiles pages when the location of the packages changes. Pages contain it (`remarkInstall`), and it depends on the
 * environment.
 */
export default function install({ generatedFilesDir }: LoadContext): Plugin {
  const file = path.join(generatedFilesDir, NAME, 'packages.json');
  return {
    name: NAME,
    configureWebpack: () => {
      const text = JSON.stringify([site.packagesFrom, ...downloads.map(({ address }) => addressOf(address))]);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text) fs.writeFileSync(file, text);
      return {
        module: {
          rules: [
            rebuildWith(
              (name) => name.endsWith('.mdx'),
              [
                file,
                path.resolve(TABLE),
                ...moduleGraphFiles(new URL('./remarkInstall.ts', import.meta.url)),
              ],
            ),
          ],
        },
      };
    },
  };
}
