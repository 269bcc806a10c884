import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Guides hold definitions of the glossary (`remarkTerms`): they are compiled anew when it changes. */
export default function terms({ siteDir }: LoadContext): Plugin {
  const at = (file: string) => path.join(siteDir, file);
  return {
    name: 'terms',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: (file: string) => file.endsWith('.mdx'),
            enforce: 'pre' as const,
            loader: at('src/plugins/dependencyLoader.mjs'),
            options: { files: [at('src/data/glossary.ts'), at('src/plugins/terms/remarkTerms.ts')] },
          },
        ],
      },
    }),
  };
}
