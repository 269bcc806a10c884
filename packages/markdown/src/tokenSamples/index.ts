import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import tokens from '../../../../src/data/designTokens.json';

/** Completes the style sheet of the design tokens' samples. */
export default function tokenSamples({ siteDir }: LoadContext): Plugin {
  const sheet = path.join(siteDir, 'src/components/TokenSamples/styles.module.css');
  const loader = path.join(siteDir, 'packages/markdown/src/tokenSamples/samplesLoader.mjs');
  return {
    name: 'token-samples',
    configureWebpack: () => ({
      module: {
        rules: [
          { test: (file: string) => file === sheet, enforce: 'pre' as const, loader, options: { tokens } },
        ],
      },
    }),
  };
}
