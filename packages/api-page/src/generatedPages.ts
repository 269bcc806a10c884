import type { Description } from '../../model/src/openapi/Description.ts';
import { kebab } from '../../model/src/openapi/identifiers.ts';
import {
  allOperations,
  groupsOf,
  type OperationGroup,
  type Operation,
} from '../../model/src/openapi/operations.ts';
import { responseAnchors } from './render/sharedResponses.ts';

/** An operation as the generator describes it. */
export interface GeneratedItem {
  id: string;
  title: string;
}

const IMPORT_STATIC = "import StaticHtml from '@site/src/components/StaticHtml/index.tsx';";

/** Name of the file that the generator writes for an operation, without extensions. */
const partialName = ({ node, path }: Operation): string => kebab(node.operationId ?? node.summary ?? path);

/**
 * Returns the page of one operation, with a heading for the table of contents, search and links, and the body as static
 * markup.
 */
export function operationPage(description: Description, { id, title }: GeneratedItem): string {
  for (const group of groupsOf(description)) {
    const operation = group.operations.find((candidate) => partialName(candidate) === id);
    if (!operation) continue;
    return [
      IMPORT_STATIC,
      `### ${plain(operation.title)} {/* #${operation.anchor} */}`,
      `<StaticHtml name="${group.anchor}/${operation.anchor}" />`,
      '',
    ].join('\n\n');
  }
  throw new Error(
    `${description.file}: the generator named the file of the operation "${title}" ${id}, but partialName() returns another name. ` +
      'Adapt that function in packages/api-page/src/generatedPages.ts.',
  );
}

const SHARED_RESPONSES = ['## Shared responses {/* #responses */}', '<StaticHtml name="responses/index" />'];

/** Returns the page with all operations by group, followed by the responses and schemas that they share. */
export function compositionPage(description: Description): string {
  const imports = allOperations(description).map(
    (operation) => `import ${componentName(operation)} from './${partialName(operation)}.api.mdx';`,
  );
  return [
    [IMPORT_STATIC, ...imports].join('\n'),
    ...groupsOf(description).flatMap(groupParts),
    ...(responseAnchors(description).size > 0 ? SHARED_RESPONSES : []),
    '## Schemas {/* #schemas */}',
    '<StaticHtml name="schemas/index" />',
    '',
  ].join('\n\n');
}

const groupParts = (group: OperationGroup): string[] => [
  `## ${plain(group.name)} {/* #${group.anchor} */}`,
  `<StaticHtml name="${group.anchor}/index" />`,
  ...group.operations.map((operation) => `<${componentName(operation)} />`),
];

const componentName = (operation: Operation): string =>
  `Api${partialName(operation)
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}`;

/** Escapes a text so that MDX finds no markup in it. */
const plain = (text: string): string => text.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&').replace(/\s+/g, ' ');
