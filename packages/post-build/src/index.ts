import path from 'node:path';
import { PerfLogger } from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { addCheckedLines } from './checked/addCheckedLines.ts';
import { socialCards } from './cards/index.ts';
import { fragmentFile } from '../../model/src/PageData.ts';
import { sumPlaceholder } from '../../../src/config/downloads.ts';
import { packSite } from '../../downloads/src/packSite.ts';
import { filesAtServedAddress } from '../../markdown/src/servedAddress/filesAtServedAddress.ts';
import { discovery } from './discovery/index.ts';
import { faqData } from './faq/index.ts';
import { fragments } from './fragments/index.ts';
import { Kept } from '../../model/src/Kept.ts';
import { markdown, markdownNote } from './markdown/index.ts';
import { moved } from './moved/index.ts';
import { pluginFiles } from './pluginFiles.ts';
import { policy } from './policy/index.ts';
import { readSite } from './readSite.ts';
import { runSteps } from './runSteps.ts';
import { searchIndex } from './search/index.ts';
import { pageList } from './search/pageList.ts';
import type { BuiltSite, Step } from './Step.ts';
import { sourcesOf } from '../../model/src/sourcesOf.ts';
import { styles } from './styles/index.ts';

/** The steps in the order in which they start, which is also the order of their tags in a page's head. */
const steps: Readonly<Record<string, Step>> = {
  'files of other plugins': (site) => ({ files: pluginFiles(site) }),
  'fragments of the documents': fragments,
  'Markdown of the pages': markdown,
  'files for programs': discovery,
  'pages at old addresses': (site) => moved(site),
  'search index': searchIndex,
  'list of all pages': pageList,
  'structured data of the FAQ': faqData,
  'social cards': socialCards,
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
export default function builtSite(context: LoadContext): Plugin {
  return {
    name: 'built-site',
    ...markdownNote(context),
    async postBuild(build) {
      const kept = new Kept(path.join(build.siteDir, 'node_modules/.cache/built-site.json'), [
        path.join(build.siteDir, 'package-lock.json'),
        ...sourcesOf(import.meta.url),
      ]);
      addCheckedLines(build);
      filesAtServedAddress(build.outDir);
      const site = await PerfLogger.async('read the pages', () => readSite(build, kept.keep));
      await runSteps(build.outDir, site, steps);
      // The packages contain the output of the steps.
      await PerfLogger.async('packages', () => packSite(build.siteDir, build.outDir, filesWithSums(site)));
      kept.write();
    },
  };
}
