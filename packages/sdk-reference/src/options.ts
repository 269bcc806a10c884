import type { SdkPackage } from '../../model/src/packages.ts';
import mergeEntries from './entries.ts';
import formatSignatures from './formatSignatures.ts';
import readingOrder from './readingOrder.ts';
import referencePages from './referencePages.ts';
import symbolIntro from './symbolIntro.ts';
import symbolsFile from './symbolsFile.ts';
import writtenTypes from './writtenTypes.ts';

/** Options of typedoc-plugin-markdown that give the reference its page names and its look. */
const markdownOptions = {
  router: 'member',
  flattenOutputFiles: true,
  docsPath: 'api',
  numberPrefixParser: false,
  plugin: [
    mergeEntries,
    writtenTypes,
    readingOrder,
    symbolIntro,
    referencePages,
    symbolsFile,
    formatSignatures,
  ],
  sanitizeComments: true,
  hideGroupHeadings: true,
  excludeGroups: true,
  expandObjects: true,
  useCodeBlocks: true,
  parametersFormat: 'table',
  interfacePropertiesFormat: 'table',
  typeAliasPropertiesFormat: 'table',
  enumMembersFormat: 'table',
  propertyMembersFormat: 'table',
  typeDeclarationFormat: 'table',
  indexFormat: 'table',
  sidebar: { autoConfiguration: true },
  navigationModel: { excludeGroups: true },
  pageTitleTemplates: {
    index: ({ projectName }: { projectName: string }) => projectName,
    member: ({ name }: { name: string }) => name,
  },
};

/**
 * How docusaurus-plugin-typedoc makes one reference from an SDK's sources: it runs TypeDoc and has it write Markdown;
 * `referencePages` completes those pages and `symbolsFile` writes the same as data.
 */
export const referenceOptions = ({ tree, typedoc }: SdkPackage) => ({
  ...markdownOptions,
  id: tree,
  options: typedoc,
  out: `api/${tree}`,
});
