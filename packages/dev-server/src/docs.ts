import docsExports, { validateOptions, type PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { reloadFile } from './reloadFile.ts';

// Node's default import of a CommonJS module is all of its exports.
const { default: docs } = docsExports as unknown as { default: typeof docsExports };

/** A reload of the site creates its plugins again, but the bundler keeps using the first ones. */
const plugins = new Map<string, Promise<unknown>>();

/**
 * The docs plugin for `npm start`. It doesn't watch pages, because it loads all of them after each edit, which would
 * delay the compilation of the edited one. `npm start` tells it when to load them.
 */
export default async function docsPlugin(context: LoadContext, options: PluginOptions): Promise<Plugin> {
  const { id } = options;
  const plugin = plugins.get(id) ?? docs(context, options);
  plugins.set(id, plugin);
  return { ...((await plugin) as Plugin), getPathsToWatch: () => [reloadFile(context.siteDir, id)] };
}

docsPlugin.validateOptions = validateOptions;
