import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { site } from '../../../../src/config/site.ts';
import { atServedAddress } from './atServedAddress.ts';

/** What reads the environment, of which the browser has none. */
const SERVED_AT = 'src/config/servedAt.ts';
/** The SDK, which the demos run, gives errors the address of their explanation. */
const SDK_ADDRESSES = 'packages/sdk-base/src/addresses.ts';

/**
 * Has the bundles know the address that the site is built for. Pages and other files get it once the site is built, by
 * `atServedAddress`; a script is named after what is in it, so that would come too late.
 */
export default function servedAddress({ siteDir }: LoadContext): Plugin {
  const { url, baseUrl } = site;
  const answers: Record<string, string> = {
    [SERVED_AT]: `export const servedAt = () => (${JSON.stringify({ url, baseUrl })});`,
  };
  const sdk = fs.readFileSync(path.join(siteDir, SDK_ADDRESSES), 'utf8');
  const served = atServedAddress(sdk);
  if (served !== sdk) answers[SDK_ADDRESSES] = served;
  const loader = path.join(siteDir, 'packages/markdown/src/servedAddress/answerLoader.mjs');
  return {
    name: 'served-address',
    configureWebpack: () => ({
      module: {
        rules: Object.entries(answers).map(([module, answer]) => {
          const file = path.join(siteDir, module);
          return {
            test: (name: string) => name === file,
            enforce: 'pre' as const,
            // In the loader's name, which the bundler's cache goes by.
            loader: `${loader}?${JSON.stringify({ answer: encodeURIComponent(answer) })}`,
          };
        }),
      },
    }),
  };
}
