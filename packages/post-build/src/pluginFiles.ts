import type { LoadedPlugin } from '@docusaurus/types';
import { replaceAddress } from '../../markdown/src/servedAddress/replaceAddress.ts';
import type { PluginWithFiles, SiteFile } from '../../model/src/SiteFile.ts';
import type { BuiltSite } from './BuildStep.ts';

/** Returns the files that other plugins add to the site, with addresses as served. */
export const pluginFiles = ({ plugins }: Pick<BuiltSite, 'plugins'>): SiteFile[] =>
  plugins
    .flatMap((plugin) => [
      ...((plugin as LoadedPlugin & Partial<PluginWithFiles<unknown>>).siteFiles?.(plugin.content) ?? []),
    ])
    .map(({ path, content }) => ({
      path,
      content: typeof content === 'string' ? replaceAddress(content) : content,
    }));
