import type { LoadedPlugin } from '@docusaurus/types';
import { replaceAddress } from '../../markdown/src/servedAddress/replaceAddress.ts';
import type { PluginWithFiles, SiteFile } from '../../model/src/SiteFile.ts';
import type { BuiltSite } from './BuildStep.ts';

const known = new WeakMap<BuiltSite['plugins'], SiteFile[]>();

/** Returns the files that other plugins add to the site, with addresses as served. They're made once. */
export function pluginFiles({ plugins }: Pick<BuiltSite, 'plugins'>): SiteFile[] {
  const files = known.get(plugins) ?? makeFiles(plugins);
  known.set(plugins, files);
  return files;
}

const makeFiles = (plugins: BuiltSite['plugins']): SiteFile[] =>
  plugins
    .flatMap((plugin) => [
      ...((plugin as LoadedPlugin & Partial<PluginWithFiles<unknown>>).siteFiles?.(plugin.content) ?? []),
    ])
    .map(({ path, content }) => ({
      path,
      content: typeof content === 'string' ? replaceAddress(content) : content,
    }));
