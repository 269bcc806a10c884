import path from 'node:path';
import { PerfLogger } from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { addCheckedLines } from './checked/addCheckedLines.ts';
import { socialCards } from './cards/index.ts';
import { fragmentFile } from '../../../src/components/Documents/PageData.ts';
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

/** What is made of the built site, in this order, which is also that of the tags in a page's head. */
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
  // Behind all that makes HTML.
  'style sheets': styles,
  // Behind all that changes it.
  'content policy': policy,
};

/** The documents that show the sums of archives, each with what a navigation fetches in its place. */
const filesWithSums = ({ pages, baseUrl }: BuiltSite): string[] =>
  pages
    .filter(({ isDocument, html }) => isDocument && html.includes(sumPlaceholder('')))
    .flatMap(({ file, path: address }) => [file, fragmentFile(address.slice(baseUrl.length - 1))]);

/**
 * Makes of the built pages what is read in other ways than in a browser. No other plugin of ours touches the folder of
 * the build: each page is parsed once, and nothing is written unless every step has succeeded.
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
      // The packages hold what the steps made.
      await PerfLogger.async('packages', () => packSite(build.siteDir, build.outDir, filesWithSums(site)));
      kept.write();
    },
  };
}
