import type { CurrentBundler } from '@docusaurus/types';
import type { Compiler } from './chunkContents.ts';
import { Cache } from '../../model/src/cache/Cache.ts';
import { programInputs, statesOf } from '../../model/src/cache/inputs.ts';

type Bundler = CurrentBundler['instance'];

const NAME = 'keep-minified';

/**
 * Minifies only scripts and style sheets that the last build hadn't. The bundler's own cache contains none of them.
 *
 * @param minimizers - the plugins that minify, with their options
 */
export const keepMinified = (siteDir: string, { Compilation, sources }: Bundler, minimizers: unknown) => ({
  apply({ hooks }: Compiler): void {
    hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
      const cache = new Cache(siteDir, 'minified');
      const fresh = new Map<string, unknown>();
      const textOf = (file: string) => compilation.getAsset(file)?.source.source().toString() ?? '';
      compilation.hooks.processAssets.tap({ name: NAME, stage: stage - 1 }, (assets) => {
        for (const file of Object.keys(assets).filter((name) => /\.(?:js|css)$/.test(name))) {
          const key = [minimizers, textOf(file)];
          const kept = cache.get<string>(key);
          if (kept === undefined) fresh.set(file, key);
          else compilation.updateAsset(file, new sources.RawSource(kept), { minimized: true });
        }
      });
      compilation.hooks.processAssets.tap({ name: NAME, stage: stage + 1 }, () => {
        if (fresh.size === 0) return;
        const states = statesOf(siteDir, programInputs(siteDir, import.meta.url));
        for (const [file, key] of fresh) cache.set(key, textOf(file), states);
        cache.write();
      });
    });
  },
});
