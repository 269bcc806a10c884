import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { trustedTypes } from '../../../src/config/trustedTypes.ts';
import type { PluginWithFiles, SiteFile } from '../../model/src/SiteFile.ts';
import { chunkContents } from './chunkContents.ts';
import { clientTables, type ClientTables } from './clientTables.ts';
import { styleImports } from './styleImports.ts';
import { readTables } from './tables.ts';
import { watchScript } from './watchScript.ts';

const NAME = 'document-first';

/** Where the sidebars of an instance of the docs are, from the site's root. */
const sidebarsFile = (instance: string) => `fragments/sidebars/${instance}.json`;

/**
 * Makes a page cost nothing until it is touched. In production the browser's bundle holds no document: its text is the
 * server's HTML and stays so, its data stand in the HTML too, and a navigation fetches both as one file. The entry is
 * `src/client/boot.ts`, which starts the app at the first sign of a reader. The dev server has no HTML to begin
 * with, and works as Docusaurus does.
 *
 * What it rests on besides public hooks: the form of the generated tables (`tables.ts` says when that has changed), and
 * the paths of Docusaurus's own entry, of its navigation and of its storage. In Docusaurus 4 they may move; the switch
 * is one line: without this plugin the site is built as Docusaurus does it.
 */
export default function documentFirst(context: LoadContext): PluginWithFiles<undefined> {
  const { siteDir, baseUrl, generatedFilesDir } = context;
  const at = (file: string) => path.join(siteDir, file);
  const isProduction = process.env.NODE_ENV === 'production';
  let tables: ClientTables | undefined;
  const plugin: Plugin<undefined> = {
    name: NAME,
    configureWebpack(config, isServer, { currentBundler }) {
      const isClient = isProduction && !isServer;
      const body = at(`src/components/Documents/${isClient ? 'KeptBody' : 'RenderedBody'}.tsx`);
      if (!isClient) return { resolve: { alias: { 'page-body$': body } } };
      tables = clientTables(readTables(generatedFilesDir), (instance) => baseUrl + sidebarsFile(instance));
      const folder = path.join(generatedFilesDir, NAME);
      fs.mkdirSync(folder, { recursive: true });
      fs.writeFileSync(path.join(folder, 'styles.js'), styleImports(siteDir, generatedFilesDir));
      const aliases: Record<string, string> = { 'page-body$': body };
      for (const [file, text] of Object.entries(tables.files)) {
        fs.writeFileSync(path.join(folder, file), text);
        aliases[`@generated/${file.replace(/\.js(on)?$/, '')}$`] = path.join(folder, file);
      }
      // Ahead of the alias `@generated`, which would match first.
      config.resolve = { ...config.resolve, alias: { ...aliases, ...(config.resolve?.alias as object) } };
      const { DefinePlugin, NormalModuleReplacementPlugin } = currentBundler.instance;
      return {
        entry: at('src/client/boot.ts'),
        // Browsers that enforce Trusted Types take the address of a script from a policy only.
        output: { trustedTypes: { policyName: trustedTypes.scripts } },
        // The bootstrap is small enough to hold it: one request less before the page is there.
        optimization: { runtimeChunk: false },
        plugins: [
          new DefinePlugin({ 'process.env.SITE_START': JSON.stringify(process.env.SITE_START ?? '') }),
          // As Docusaurus's own app names it, and nobody else.
          new NormalModuleReplacementPlugin(
            /^\.\/PendingNavigation$/,
            at('src/components/Documents/ReadyNavigation.ts'),
          ),
          // As the theme names it, inside of its own package.
          new NormalModuleReplacementPlugin(
            /^\.\.?\/utils\/storageUtils$/,
            at('src/components/Dom/storageSlot.ts'),
          ),
          chunkContents(path.join(folder, 'chunks.json')),
        ],
      };
    },
    injectHtmlTags() {
      // The dev server has no entry that it could miss.
      if (!isProduction) return {};
      const innerHTML = watchScript(at('src/client/inline/watchPage.ts'), baseUrl);
      return { headTags: [{ tagName: 'script', innerHTML }] };
    },
  };
  return {
    ...plugin,
    siteFiles: () =>
      [...(tables?.sidebars ?? [])].map(([instance, module]) =>
        sidebarsOf(instance, module, generatedFilesDir),
      ),
  };
}

/** The sidebars as the browser fetches them: without what is said of each document, which nothing there asks for. */
function sidebarsOf(instance: string, module: string, generatedFilesDir: string): SiteFile {
  const file = module.replace('@generated', generatedFilesDir);
  const { version } = JSON.parse(fs.readFileSync(file, 'utf8')) as { version: object };
  return { path: sidebarsFile(instance), content: JSON.stringify({ version: { ...version, docs: {} } }) };
}
