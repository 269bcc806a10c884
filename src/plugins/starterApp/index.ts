import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { starterAddress, type StarterInfo } from '../../config/starter.ts';
import type { PluginWithFiles } from '../builtSite/Step.ts';
import { pageFile, starterFiles } from './starterFiles.ts';
import { zip } from './zip.ts';

const NAME = 'starter-app';

/** Offers the app of the React integration page as an archive, made from the blocks that the page shows. */
export default function starterApp({
  siteDir,
  baseUrl,
  generatedFilesDir,
}: LoadContext): PluginWithFiles<StarterInfo> {
  const folder = path.join(generatedFilesDir, NAME, 'static');
  const archive = path.join(folder, starterAddress);
  return {
    name: NAME,
    getPathsToWatch: () => [
      path.join(siteDir, pageFile),
      path.join(siteDir, 'src/plugins/starterApp/files/**'),
    ],
    // Before the pages are made: the page says how large the archive is.
    async loadContent() {
      const bytes = zip(starterFiles(siteDir));
      fs.mkdirSync(path.dirname(archive), { recursive: true });
      fs.writeFileSync(archive, bytes);
      return { bytes: bytes.length };
    },
    async contentLoaded({ content, actions }) {
      actions.setGlobalData(content);
    },
    configureWebpack: (_config, isServer) => ({
      // Beside the folders of other plugins.
      mergeStrategy: { 'devServer.static': 'append' },
      ...(isServer ? {} : { devServer: { static: [{ publicPath: baseUrl, directory: folder }] } }),
    }),
    siteFiles: () => [{ path: starterAddress, content: fs.readFileSync(archive) }],
  };
}
