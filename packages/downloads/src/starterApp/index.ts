import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { checksumOf } from '../../../history/src/archives.ts';
import { writeFile } from '../../../model/src/files.ts';
import { isDevMode } from '../../../model/src/devMode.ts';
import { downloadsFolder } from '../../../../src/config/downloads.ts';
import {
  starterFolders,
  type Framework,
  type StarterArchive,
  type StarterInfo,
} from '../../../../src/config/starter.ts';
import type { PluginWithFiles } from '../../../model/src/SiteFile.ts';
import { isPrepared } from '../../../model/src/preparedFolder.ts';
import { pageFile, starterFiles } from './starterFiles.ts';
import { cachedContent } from '../../../model/src/cache/cachedContent.ts';
import { zip } from './zip.ts';

const NAME = 'starter-app';

// A build always makes it, since the compiled packages aren't among the recorded inputs.
const cached: typeof cachedContent = isDevMode ? cachedContent : (_root, _options, make) => make();

/** Offers the apps of the React integration page as archives, which are built from the page's code blocks. */
export default function starterApp({
  siteDir,
  baseUrl,
  generatedFilesDir,
}: LoadContext): PluginWithFiles<StarterInfo> {
  const folder = path.join(generatedFilesDir, NAME, 'static');
  return {
    name: NAME,
    getPathsToWatch: () => [
      path.join(siteDir, pageFile),
      path.join(siteDir, 'packages/downloads/src/starterApp/files/**'),
    ],
    // Runs before pages are rendered, since the page shows the size of the archives.
    loadContent: () =>
      cached(siteDir, { name: NAME, program: import.meta.url, outputs: [folder] }, (): StarterInfo => {
        // `npm start` serves the guides before the packages are compiled, which is part of the generation.
        if (isDevMode && !isPrepared(siteDir)) return {};
        fs.rmSync(folder, { recursive: true, force: true });
        const pack = (framework: Framework): StarterArchive => {
          const bytes = zip(starterFiles(siteDir, framework));
          const hash = checksumOf(bytes).slice(0, 10);
          const address = `${downloadsFolder}/${starterFolders[framework]}-${hash}.zip`;
          writeFile(path.join(folder, address), bytes);
          return { address, bytes: bytes.length };
        };
        return { archives: { vite: pack('vite'), next: pack('next') } };
      }),
    async contentLoaded({ content, actions }) {
      actions.setGlobalData(content);
    },
    configureWebpack: (_config, isServer) => ({
      // In addition to the folders of other plugins.
      mergeStrategy: { 'devServer.static': 'append' },
      ...(isServer ? {} : { devServer: { static: [{ publicPath: baseUrl, directory: folder }] } }),
    }),
    siteFiles: ({ archives }) =>
      Object.values(archives ?? {}).map(({ address }) => ({
        path: address,
        content: fs.readFileSync(path.join(folder, address)),
      })),
  };
}
