import type { Plugin } from '@docusaurus/types';
import { moduleGraphFiles } from '../../../model/src/moduleGraphFiles.ts';
import { rebuildWith } from '../rebuildWith.ts';

/** Recompiles guides when the glossary changes, since they contain its definitions (`remarkTerms`). */
export default function terms(): Plugin {
  return {
    name: 'terms',
    configureWebpack: () => ({
      module: {
        rules: [
          rebuildWith(
            (file) => file.endsWith('.mdx'),
            moduleGraphFiles(new URL('./remarkTerms.ts', import.meta.url)),
          ),
        ],
      },
    }),
  };
}
