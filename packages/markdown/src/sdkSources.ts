import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { sdkEntries } from '../../model/src/packages.ts';

/**
 * Lets the site import the SDKs as their users do, and resolves the imports to the sources.
 * Pages then show and run the code of this repository, whether it is built or not.
 */
export default function sdkSources({ siteDir }: LoadContext): Plugin {
  const aliases = sdkEntries.map(({ specifier, source }) => [`${specifier}$`, path.join(siteDir, source)]);
  return {
    name: 'sdk-sources',
    configureWebpack: () => ({ resolve: { alias: Object.fromEntries(aliases) } }),
  };
}
