import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { trustedTypes } from '../../../src/config/trustedTypes.ts';
import type { PluginWithFiles, SiteFile } from '../../model/src/SiteFile.ts';
import { chunkContents } from './chunkContents.ts';
import { clientTables, type ClientTables } from './clientTables.ts';
import { checkBundle, checkInstalled, internalsOf, readInstalled } from './checkInternals.ts';
import { keepMinified } from './keepMinified.ts';
import { writeRenderKeys } from './renderKeys.ts';
import { styleImports } from './styleImports.ts';
import { readTables } from './tables.ts';
import { buildSync } from 'esbuild';

const NAME = 'static-pages';

/** Path of the sidebars of an instance of the docs, relative to the site's root. */
const sidebarsFile = (instance: string) => `fragments/sidebars/${instance}.json`;

/** Settings that only the build reads. */
const OF_BUILD = new Set(['clientModules', 'headTags', 'markdown', 'plugins', 'themes']);

/**
 * Avoids all work for a page until a reader interacts with it. In production, the browser's bundle contains no
 * documents. The text of a document remains the server's HTML, which also contains its data, and a navigation fetches
 * both as one file. The entry is `packages/static-pages/src/client/boot.ts`, which starts the app at the first interaction. The dev server
 * has no HTML to start from, and works as in plain Docusaurus.
 *
 * Besides public hooks, the plugin depends on private parts of Docusaurus. `docusaurusInternals.tsv` names them all, and
 * stops a build or start with a version that has changed one. Removing this plugin is a one-line change, after which
 * the site is built as in plain Docusaurus.
 */
export default function staticPages(context: LoadContext): PluginWithFiles<undefined> {
  const { siteDir, baseUrl, generatedFilesDir, siteConfig } = context;
  const sitePath = (file: string) => path.join(siteDir, file);
  const isProduction = process.env.NODE_ENV === 'production';
  let tables: ClientTables | undefined;
  return {
    name: NAME,
    loadContent() {
      checkInstalled(internalsOf(siteDir), readInstalled(siteDir));
    },
    // No sheet has a configuration of its own, which PostCSS would search for in each folder above it.
    configurePostCss: (options) => ({ ...options, config: false }),
    configureWebpack(config, isServer, { currentBundler }) {
      const isClient = isProduction && !isServer;
      const body = sitePath(
        `packages/static-pages/src/documents/${isClient ? 'StaticBody' : 'RenderedBody'}.tsx`,
      );
      const { DefinePlugin, NormalModuleReplacementPlugin } = currentBundler.instance;
      const start = new DefinePlugin({
        'process.env.SITE_START': JSON.stringify(process.env.SITE_START ?? ''),
      });
      const resolve = { alias: { 'page-body$': body } };
      if (!isProduction) return { resolve, plugins: isServer ? [] : [start] };
      if (isServer)
        return {
          resolve,
          entry: { main: sitePath('packages/static-pages/src/server/cachedRender.ts') },
          // Without hashes, which would change the runtime with each document.
          output: { chunkFilename: 'assets/js/[name].js' },
          // Readers don't load this bundle.
          optimization: {
            concatenateModules: false,
            usedExports: false,
            mangleExports: false,
            realContentHash: false,
          },
          plugins: [writeRenderKeys(siteDir, generatedFilesDir)],
        };
      tables = clientTables(readTables(generatedFilesDir), (instance) => baseUrl + sidebarsFile(instance));
      const folder = path.join(generatedFilesDir, NAME);
      fs.mkdirSync(folder, { recursive: true });
      fs.writeFileSync(path.join(folder, 'styles.js'), styleImports(siteDir, generatedFilesDir));
      const aliases: Record<string, string> = { 'page-body$': body };
      const settings = Object.entries(siteConfig).filter(([name]) => !OF_BUILD.has(name));
      const files = {
        ...tables.files,
        'docusaurus.config.json': JSON.stringify(Object.fromEntries(settings)),
      };
      for (const [file, text] of Object.entries(files)) {
        fs.writeFileSync(path.join(folder, file), text);
        aliases[`@generated/${file.replace(/\.js(on)?$/, '')}$`] = path.join(folder, file);
      }
      // Must precede the alias `@generated`, which would match first otherwise.
      config.resolve = { ...config.resolve, alias: { ...aliases, ...(config.resolve?.alias as object) } };
      return {
        entry: sitePath('packages/static-pages/src/client/boot.ts'),
        // Browsers that enforce Trusted Types only accept the address of a script from a policy.
        output: { trustedTypes: { policyName: trustedTypes.scripts } },
        // The entry is small enough to include the runtime, which saves a request before the page is ready.
        optimization: { runtimeChunk: false },
        experiments: { rspackFuture: { bundlerInfo: { force: false } } },
        plugins: [
          start,
          keepMinified(siteDir, currentBundler.instance, config.optimization?.minimizer),
          // Only Docusaurus's own app imports the module by this name.
          new NormalModuleReplacementPlugin(
            /^\.\/PendingNavigation$/,
            sitePath('packages/static-pages/src/documents/PreloadedNavigation.ts'),
          ),
          // The theme imports the module by this name, within its own package.
          new NormalModuleReplacementPlugin(
            /^\.\.?\/utils\/storageUtils$/,
            sitePath('src/components/Dom/storageSlot.ts'),
          ),
          chunkContents(path.join(folder, 'chunks.json'), (chunks) =>
            checkBundle(internalsOf(siteDir), chunks),
          ),
        ],
      };
    },
    injectHtmlTags() {
      // The scripts are for the server's HTML and the entry, which the dev server doesn't have.
      if (!isProduction) return {};
      const headTags = ['showStoredTabs', 'watchPage'].map((name) => ({
        tagName: 'script',
        innerHTML: bundleInlineScript(
          sitePath(`packages/static-pages/src/client/inline/${name}.ts`),
          baseUrl,
        ),
      }));
      return { headTags };
    },
    siteFiles: () =>
      [...(tables?.sidebars ?? [])].map(([instance, module]) =>
        sidebarsOf(instance, module, generatedFilesDir),
      ),
  };
}

/** Returns the sidebars for the browser, without the data of each document, which it doesn't use. */
function sidebarsOf(instance: string, module: string, generatedFilesDir: string): SiteFile {
  const file = module.replace('@generated', generatedFilesDir);
  const { version } = JSON.parse(fs.readFileSync(file, 'utf8')) as { version: object };
  return { path: sidebarsFile(instance), content: JSON.stringify({ version: { ...version, docs: {} } }) };
}

/** Bundles an inline script for every page's head. */
export function bundleInlineScript(file: string, baseUrl: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    // Ignores the site's own settings for its sources.
    tsconfigRaw: '{}',
    define: { BASE_URL: JSON.stringify(baseUrl) },
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
