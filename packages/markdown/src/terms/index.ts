import type { Plugin } from '@docusaurus/types';
import { sourcesOf } from '../../../model/src/sourcesOf.ts';
import { rebuildWith } from '../rebuildWith.ts';

/** Guides hold definitions of the glossary (`remarkTerms`): they are compiled anew when it changes. */
export default function terms(): Plugin {
  return {
    name: 'terms',
    configureWebpack: () => ({
      module: {
        rules: [
          rebuildWith(
            (file) => file.endsWith('.mdx'),
            sourcesOf(new URL('./remarkTerms.ts', import.meta.url)),
          ),
        ],
      },
    }),
  };
}
