import type { PluginConfig } from '@docusaurus/types';
import { sdkPackages } from '../../../facts/packages.ts';
import referencePages from './referencePages.ts';
import symbolsFile from './symbolsFile.ts';

/** Options of typedoc-plugin-markdown that give the reference its page names and its look. */
const markdownOptions = {
  router: 'member',
  flattenOutputFiles: true,
  docsPath: 'api',
  numberPrefixParser: false,
  plugin: [referencePages, symbolsFile],
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
 * The two references, made from the SDKs' sources. The plugin runs TypeDoc inside `gen-api-docs` and has it write
 * Markdown; `referencePages` completes those pages and `symbolsFile` writes the same as data.
 */
export const typedocInstances: PluginConfig[] = sdkPackages.map(({ tree, typedoc }) => [
  'docusaurus-plugin-typedoc',
  { ...markdownOptions, id: tree, options: typedoc, out: `api/${tree}` },
]);
