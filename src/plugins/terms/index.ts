import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { rebuildWith, sourcesOf } from '../rebuildWith.ts';

/** Guides hold definitions of the glossary (`remarkTerms`): they are compiled anew when it changes. */
export default function terms({ siteDir }: LoadContext): Plugin {
  return {
    name: 'terms',
    configureWebpack: () => ({
      module: {
        rules: [
          rebuildWith(
            (file) => file.endsWith('.mdx'),
            sourcesOf(path.join(siteDir, 'src/plugins/terms/remarkTerms.ts')),
          ),
        ],
      },
    }),
  };
}
