import { createRequire } from 'node:module';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import type { PluginOptions } from '@easyops-cn/docusaurus-search-local';

// Its types describe its options only.
const searchLocal = createRequire(import.meta.url)('@easyops-cn/docusaurus-search-local') as {
  default: (context: LoadContext, options: Partial<PluginOptions>) => Plugin;
  validateOptions: PluginModule['validateOptions'];
};

/**
 * The search plugin without its index: that is one file of five indexes with positions and all text, which is fetched
 * whole before the first answer and grows with the site. Ours is made with all else that is made of the built site.
 */
export default function searchTheme(context: LoadContext, options: unknown): Plugin {
  return { ...searchLocal.default(context, options as Partial<PluginOptions>), postBuild: undefined };
}

searchTheme.validateOptions = searchLocal.validateOptions;
