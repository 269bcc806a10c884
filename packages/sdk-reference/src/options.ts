import type { SdkPackage } from '../../model/src/packages.ts';
import mergeEntries from './entries.ts';
import formatSignatures from './formatSignatures.ts';
import rearrangeTheme from './rearrangeTheme.ts';
import referencePages from './referencePages.ts';
import symbolIntro from './symbolIntro.ts';
import symbolsFile from './symbolsFile.ts';
import restoreDeclaredTypes from './restoreDeclaredTypes.ts';

/** Options of typedoc-plugin-markdown for the page names and the layout of the reference. */
export const markdownOptions = {
  router: 'member',
  flattenOutputFiles: true,
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
  navigationModel: { excludeGroups: true },
  pageTitleTemplates: {
    index: ({ projectName }: { projectName: string }) => projectName,
    member: ({ name }: { name: string }) => name,
  },
};

/**
 * Returns the options of docusaurus-plugin-typedoc for one reference. It runs TypeDoc on an SDK's sources to write
 * Markdown, `referencePages` completes these pages, and `symbolsFile` writes the same content as data.
 */
export const referenceOptions = ({ tree, typedoc }: SdkPackage) => ({
  ...markdownOptions,
  docsPath: 'api',
  numberPrefixParser: false,
  sidebar: { autoConfiguration: true },
  plugin: [
    mergeEntries,
    restoreDeclaredTypes,
    rearrangeTheme,
    symbolIntro,
    referencePages,
    symbolsFile,
    formatSignatures,
  ],
  id: tree,
  options: typedoc,
  out: `api/${tree}`,
});
