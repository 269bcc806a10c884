import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import type { PluginOptions } from '@easyops-cn/docusaurus-search-local';
import { searchContexts } from '../../../config/search.ts';
import { readBuiltPage } from '../builtPages.ts';
import { packIndex } from '../../../../search/src/packIndex.ts';

// Its types describe its options only.
const searchLocal = createRequire(import.meta.url)('@easyops-cn/docusaurus-search-local') as {
  default: (context: LoadContext, options: Partial<PluginOptions>) => Plugin;
  validateOptions: PluginModule['validateOptions'];
};

/** The search plugin, with an index of ours in place of its own. */
export default function searchIndex(context: LoadContext, options: unknown): Plugin {
  return {
    ...searchLocal.default(context, options as Partial<PluginOptions>),
    async postBuild({ outDir, baseUrl, routesPaths, routesBuildMetadata }) {
      const pages = routesPaths
        .filter((route) => !route.endsWith('404.html') && !routesBuildMetadata[route]?.noIndex)
        .sort()
        .map((route) => readBuiltPage(outDir, baseUrl, route))
        .filter((page) => page !== undefined);
      const areas = searchContexts.map((one) => one.path);
      fs.rmSync(path.join(outDir, 'search-index.json'), { force: true });
      for (const { file, content } of packIndex(pages, { base: baseUrl, areas })) {
        fs.mkdirSync(path.dirname(path.join(outDir, file)), { recursive: true });
        fs.writeFileSync(path.join(outDir, file), content);
      }
    },
  };
}

searchIndex.validateOptions = searchLocal.validateOptions;
