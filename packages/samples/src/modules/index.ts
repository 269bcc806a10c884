import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { pageFolders } from '../../../model/src/files.ts';
import { sdkPackages } from '../../../model/src/packages.ts';
import { runnablePrograms, type ProgramCache } from '../../../model/src/samples/runPages.ts';
import type { PluginWithFiles, SiteFile } from '../../../model/src/SiteFile.ts';
import { changedInputs, statesOf, type InputStates } from '../../../model/src/cache/inputs.ts';
import { buildModules } from './buildModules.ts';

const NAME = 'run-samples';

/** Lets readers run the executed samples of pages. `packages/samples/src/browser` is the user interface. */
export default function runSamples({
  siteDir,
  baseUrl,
  generatedFilesDir,
}: LoadContext): PluginWithFiles<SiteFile[]> {
  const servedFolder = path.join(generatedFilesDir, NAME);
  // The dev server loads the content after each edit of a page, while the writer waits. Few edits change a sample.
  const programCache: ProgramCache = new Map();
  let last: { sources: string; inputs: InputStates; modules: SiteFile[] } | undefined;
  let writtenModules: SiteFile[] | undefined;
  return {
    name: NAME,
    // Precedes the styles of components. After those of a page, the page's own sheet would have to repeat its styles.
    getClientModules: () =>
      ['styles.css', 'runPressed.ts'].map((file) => path.join(siteDir, 'packages/samples/src/browser', file)),
    getPathsToWatch: () => [
      ...pageFolders.map((folder) => path.join(siteDir, folder, '**/*.{md,mdx}')),
      path.join(siteDir, sdkPackages[0].folder, 'src/**/*.ts'),
    ],
    async loadContent() {
      const programs = runnablePrograms(siteDir, programCache);
      const sources = JSON.stringify(programs.map(({ name, source }) => [name, source]));
      if (last?.sources === sources && changedInputs(siteDir, last.inputs).length === 0) return last.modules;
      const { modules, inputs } = await buildModules(siteDir, programs);
      last = {
        sources,
        modules,
        inputs: statesOf(
          siteDir,
          inputs.map((file) => `content:${file}`),
        ),
      };
      return modules;
    },
    // The dev server has no built site, and serves the files from a folder.
    async contentLoaded({ content }) {
      if (process.env.NODE_ENV === 'production' || content === writtenModules) return;
      writtenModules = content;
      for (const { path: name, content: text } of content) {
        const file = path.join(servedFolder, name);
        fs.mkdirSync(path.dirname(file), { recursive: true });
        fs.writeFileSync(file, text);
      }
    },
    configureWebpack: (_config, isServer) => ({
      // In addition to the folders of other plugins.
      mergeStrategy: { 'devServer.static': 'append' },
      ...(isServer ? {} : { devServer: { static: [{ publicPath: baseUrl, directory: servedFolder }] } }),
    }),
    siteFiles: (content) => content,
  };
}
