import { createRequire } from 'node:module';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import type { PluginOptions } from '@easyops-cn/docusaurus-search-local';

// The package's types only describe its options.
const searchLocal = createRequire(import.meta.url)('@easyops-cn/docusaurus-search-local') as {
  default: (context: LoadContext, options: Partial<PluginOptions>) => Plugin;
  validateOptions: PluginModule['validateOptions'];
};

/**
 * The search plugin without its index, which is one file of five indexes with positions and all text. It's fetched as a
 * whole before the first result and grows with the site. Our index is created by a step of the `post-build` plugin.
 */
export default function searchTheme(context: LoadContext, options: unknown): Plugin {
  return { ...searchLocal.default(context, options as Partial<PluginOptions>), postBuild: undefined };
}

searchTheme.validateOptions = searchLocal.validateOptions;
