import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { sourcesOf } from '../../../model/src/sourcesOf.ts';
import { addressOf, downloads } from '../../../../src/config/downloads.ts';
import { site } from '../../../../src/config/site.ts';
import { rebuildWith } from '../rebuildWith.ts';

const NAME = 'install';

/**
 * Pages say where the packages are (`remarkInstall`), which the environment has a say in: they are compiled anew when
 * that changes.
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
              [file, ...sourcesOf(new URL('./remarkInstall.ts', import.meta.url))],
            ),
          ],
        },
      };
    },
  };
}
