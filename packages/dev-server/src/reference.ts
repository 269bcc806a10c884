import docs, { validateOptions, type PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { sdkTrees } from '../../model/src/packages.ts';

/**
 * The docs plugin of `api/` for `npm start`, without watching generated files. The generation writes hundreds of them,
 * and each would reload all docs. `npm start` handles their changes.
 */
export default async function reference(context: LoadContext, options: PluginOptions): Promise<Plugin> {
  const plugin = (await docs(context, options)) as Plugin;
  const generated = sdkTrees.map((tree) => `!${options.path}/${tree}/**`);
  return { ...plugin, getPathsToWatch: () => [...(plugin.getPathsToWatch?.() ?? []), ...generated] };
}

reference.validateOptions = validateOptions;
