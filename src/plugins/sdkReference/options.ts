import type { PluginConfig } from '@docusaurus/types';
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

const instance = (tree: 'base' | 'react'): PluginConfig => [
  'docusaurus-plugin-typedoc',
  { ...markdownOptions, id: tree, options: `typedoc.${tree}.json`, out: `api/sdk-${tree}` },
];

/** The two references, made from the SDKs' sources. */
export const typedocInstances: PluginConfig[] = [instance('base'), instance('react')];
