import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { isDevMode } from '../../../model/src/devMode.ts';
import type { PluginWithFiles, SiteFile } from '../../../model/src/SiteFile.ts';

/** Lets readers run the executed samples of pages. `packages/samples/src/browser` is the user interface. */
export default function runSamples({ siteDir }: LoadContext): PluginWithFiles<SiteFile[]> {
  return {
    name: 'run-samples',
    // Precedes the styles of components. After those of a page, the page's own sheet would have to repeat its styles.
    getClientModules: () =>
      ['styles.css', 'runPressed.ts'].map((file) => path.join(siteDir, 'packages/samples/src/browser', file)),
    // The dev server builds them when a page requests them.
    async loadContent() {
      if (isDevMode) return [];
      const { RunModules } = await import('./RunModules.ts');
      return new RunModules(siteDir).files();
    },
    siteFiles: (content) => content,
  };
}
