import docsExports, { validateOptions, type PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { reloadFile } from './reloadFile.ts';

// Node's default import of a CommonJS module is all of its exports.
const { default: docs } = docsExports as unknown as { default: typeof docsExports };

/**
 * The docs plugin for `npm start`. It doesn't watch pages, because it loads all of them after each edit, which would
 * delay the compilation of the edited one. `npm start` tells it when to load them.
 */
export default async function docsPlugin(context: LoadContext, options: PluginOptions): Promise<Plugin> {
  const plugin = (await docs(context, options)) as Plugin;
  return { ...plugin, getPathsToWatch: () => [reloadFile(context.siteDir, options.id)] };
}

docsPlugin.validateOptions = validateOptions;
