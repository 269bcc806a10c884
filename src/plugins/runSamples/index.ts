import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { pageFolders } from '../../../facts/files.ts';
import { sdkPackages } from '../../../facts/packages.ts';
import { runnablePrograms } from '../../../facts/samples/runPages.ts';
import type { PluginWithFiles, SiteFile } from '../builtSite/Step.ts';
import { buildModules } from './buildModules.ts';

const NAME = 'run-samples';

/** Lets readers run the executed samples of pages: `src/components/RunSample` is what they see of it. */
export default function runSamples({
  siteDir,
  baseUrl,
  generatedFilesDir,
}: LoadContext): PluginWithFiles<SiteFile[]> {
  const served = path.join(generatedFilesDir, NAME);
  return {
    name: NAME,
    // Before the styles of components: behind those of a page, the page would have to say its own again.
    getClientModules: () => [path.join(siteDir, 'src/components/RunSample/styles.css')],
    getPathsToWatch: () => [
      ...pageFolders.map((folder) => path.join(siteDir, folder, '**/*.{md,mdx}')),
      path.join(siteDir, sdkPackages[0].folder, 'src/**/*.ts'),
    ],
    loadContent: () => buildModules(siteDir, runnablePrograms(siteDir)),
    // The dev server has no built site, and takes the files from a folder.
    async contentLoaded({ content }) {
      if (process.env.NODE_ENV === 'production') return;
      for (const { path: name, content: text } of content) {
        const file = path.join(served, name);
        fs.mkdirSync(path.dirname(file), { recursive: true });
        fs.writeFileSync(file, text);
      }
    },
    configureWebpack: (_config, isServer) => ({
      // Beside the folders of other plugins.
      mergeStrategy: { 'devServer.static': 'append' },
      ...(isServer ? {} : { devServer: { static: [{ publicPath: baseUrl, directory: served }] } }),
    }),
    siteFiles: (content) => content,
  };
}
