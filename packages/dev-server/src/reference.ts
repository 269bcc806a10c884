import docs, { validateOptions, type PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { sdkTrees } from '../../model/src/packages.ts';

/**
 * The docs of `api/`, while the site is served for its writers: the generation writes hundreds of files there, and for
 * each all of them would be loaded again. `npm start` takes care of those.
 */
export default async function reference(context: LoadContext, options: PluginOptions): Promise<Plugin> {
  const plugin = (await docs(context, options)) as Plugin;
  const generated = sdkTrees.map((tree) => `!${options.path}/${tree}/**`);
  return { ...plugin, getPathsToWatch: () => [...(plugin.getPathsToWatch?.() ?? []), ...generated] };
}

reference.validateOptions = validateOptions;
