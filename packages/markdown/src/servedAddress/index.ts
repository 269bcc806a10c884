import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { site } from '../../../../src/config/site.ts';
import { replaceAddress } from './replaceAddress.ts';

/** The module that reads the environment, which the browser doesn't have. */
const SERVED_AT = 'src/config/servedAt.ts';
/** The SDK, which the demos run, gives errors the address of their explanation. */
const SDK_ADDRESSES = 'packages/sdk-base/src/addresses.ts';

/**
 * Inserts the address that the site is built for into the bundles. Pages and other files get it after the build, by
 * `replaceAddress`, which is too late for a script, since its name contains a content hash.
 */
export default function servedAddress({ siteDir }: LoadContext): Plugin {
  const { url, baseUrl } = site;
  const replacements: Record<string, string> = {
    [SERVED_AT]: `export const servedAt = () => (${JSON.stringify({ url, baseUrl })});`,
  };
  const sdk = fs.readFileSync(path.join(siteDir, SDK_ADDRESSES), 'utf8');
  const served = replaceAddress(sdk);
  if (served !== sdk) replacements[SDK_ADDRESSES] = served;
  const loader = path.join(siteDir, 'packages/markdown/src/servedAddress/replaceSourceLoader.mjs');
  return {
    name: 'served-address',
    configureWebpack: () => ({
      module: {
        rules: Object.entries(replacements).map(([module, source]) => {
          const file = path.join(siteDir, module);
          return {
            test: (name: string) => name === file,
            enforce: 'pre' as const,
            // Part of the loader's name, which is a key of the bundler's cache.
            loader: `${loader}?${JSON.stringify({ source: encodeURIComponent(source) })}`,
          };
        }),
      },
    }),
  };
}
