import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { writeChanged } from '../../../model/src/files.ts';
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
  const folder = path.join(generatedFilesDir, NAME);
  const write = (name: string, text: string): string => {
    const file = path.join(folder, `${path.basename(name)}.json`);
    writeChanged(file, text);
    return file;
  };
  return {
    name: NAME,
    configureWebpack: () => {
      // The server's address changes with every page, so only pages that name the server depend on it.
      const addresses = downloads.map(({ name, address }) => [
        name,
        write(name, JSON.stringify([site.packagesFrom, addressOf(address)])),
      ]);
      const code = moduleGraphFiles(new URL('./remarkInstall.ts', import.meta.url));
      return {
        module: {
          rules: [
            rebuildWith(
              (name) => name.endsWith('.mdx'),
              [path.resolve(TABLE), ...code],
              Object.fromEntries(addresses) as Record<string, string>,
            ),
          ],
        },
      };
    },
  };
}
