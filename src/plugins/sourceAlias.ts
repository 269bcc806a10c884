import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { sdkEntries } from '../../facts/packages.ts';

/**
 * Lets the site import the two SDKs as their users do, and get their sources:
 * what a page shows or runs is what this repository holds, built or not.
 */
export default function sourceAlias({ siteDir }: LoadContext): Plugin {
  const at = (file: string) => path.join(siteDir, file);
  return {
    name: 'source-alias',
    configureWebpack: () => ({
      resolve: {
        alias: Object.fromEntries(sdkEntries.map(({ specifier, source }) => [`${specifier}$`, at(source)])),
      },
    }),
    getClientModules: () => ['cleanPath', 'firstLoad'].map((name) => at(`src/clientModules/${name}.ts`)),
  };
}
