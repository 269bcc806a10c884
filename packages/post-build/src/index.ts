import { PerfLogger } from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { addSampleCheckLines } from './sampleChecks/addSampleCheckLines.ts';
import { socialCards } from './cards/index.ts';
import { fragmentFile } from '../../model/src/PageData.ts';
import { sumPlaceholder } from '../../../src/config/downloads.ts';
import { packSite } from '../../downloads/src/packSite.ts';
import { replaceAddressInFiles } from '../../markdown/src/servedAddress/replaceAddressInFiles.ts';
import { discovery } from './discovery/index.ts';
import { faqData } from './faq/index.ts';
import { fragments } from './fragments/index.ts';
import { Cache } from '../../model/src/cache/Cache.ts';
import { programInputs } from '../../model/src/cache/inputs.ts';
import { taskEnd } from '../../model/src/cache/taskInputs.ts';
import { SAMPLES_TASK } from '../../model/src/samples/checkedPages.ts';
import { markdown, markdownNote } from './markdown/index.ts';
import { redirectPages } from './redirects/index.ts';
import { leavePagesUnminified, minifyPages } from './minifyPages.ts';
import { pluginFiles } from './pluginFiles.ts';
import { policy } from './policy/index.ts';
import { readSite } from './readSite.ts';
import { runBuildSteps } from './runBuildSteps.ts';
import { searchIndex } from './search/index.ts';
import { pageList } from './search/pageList.ts';
import type { BuiltSite, BuildStep } from './BuildStep.ts';
import { styles } from './styles/index.ts';

/** The steps in the order in which they start, which is also the order of their tags in a page's head. */
const steps: Readonly<Record<string, BuildStep>> = {
  // The pictures are drawn by other processes while this one runs the other steps.
  'social cards': socialCards,
  'files of other plugins': (site) => ({ files: pluginFiles(site) }),
  'fragments of the documents': fragments,
  'Markdown of the pages': markdown,
  'files for programs': discovery,
  'pages at old addresses': (site) => redirectPages(site),
  'search index': searchIndex,
  'list of all pages': pageList,
  'structured data of the FAQ': faqData,
  // After all steps that create HTML.
  'style sheets': styles,
  // After all steps that change HTML.
  'content policy': policy,
};

/** Returns the documents that show checksums of archives, each with its fragment. */
const filesWithSums = ({ pages, baseUrl }: BuiltSite): string[] =>
  pages
    .filter(({ isDocument, html }) => isDocument && html.includes(sumPlaceholder('')))
    .flatMap(({ file, path: address }) => [file, fragmentFile(address.slice(baseUrl.length - 1))]);

/**
 * Derives all further files from the built pages, such as Markdown, search index and social cards. No other plugin of
 * ours touches the build folder. Each page is parsed once, and nothing is written unless every step has succeeded.
 */
export default function postBuild(context: LoadContext): Plugin {
  leavePagesUnminified();
  return {
    name: 'post-build',
    ...markdownNote(context),
    async postBuild(build) {
      const cache = new Cache(build.siteDir, 'post-build');
      const memoize = cache.memoizer(programInputs(build.siteDir, import.meta.url));
      await PerfLogger.async('minify the pages', () => minifyPages(build));
      await PerfLogger.async('wait for the samples', () => taskEnd(SAMPLES_TASK));
      addSampleCheckLines(build);
      replaceAddressInFiles(build.outDir);
      const site = await PerfLogger.async('read the pages', () => readSite(build, memoize));
      await runBuildSteps(build.outDir, site, steps);
      // The packages contain the output of the steps.
      await PerfLogger.async('packages', () => packSite(build.siteDir, build.outDir, filesWithSums(site)));
      cache.write();
    },
  };
}
