import { nearest } from '../../../model/src/nearest.ts';
import type { Site } from '../site/Site.ts';
import type { ToolResult } from './ToolResult.ts';
import type { ArgumentsOf } from './definitions.ts';
import { findOperations } from './findOperations.ts';
import { componentNamed, operationsOf } from './operationRecords.ts';
import { operationPage, writeComponent, writeOperation } from './writeOperation.ts';

/** Returns an operation or a webhook with the components that it references, or a component by its name. */
export function lookupOperation(
  { api }: Site,
  { operation: input }: ArgumentsOf<'lookup_operation'>,
): ToolResult {
  const operations = operationsOf(api);
  const matches = findOperations(input, operations);
  const [first] = matches;
  if (first && matches.length === 1) {
    return {
      content: writeOperation(first, api),
      structuredData: { name: first.name, page: operationPage(first) },
    };
  }
  const component = componentNamed(input, api);
  if (component) {
    return { content: writeComponent(component, api), structuredData: { name: component.name } };
  }
  const suggestions =
    matches.length > 0
      ? matches
      : nearest(
          input,
          operations.flatMap(({ name, address }) => [name, address]),
        ).flatMap((like) => operations.find(({ name, address }) => name === like || address === like) ?? []);
  const names = [...new Set(suggestions)].map(({ name, address }) => `${name} (${address})`);
  const message =
    matches.length > 0
      ? `${input.slice(0, 100)} has several operations: ${names.join(', ')}. Look one up by its name, or with its method.`
      : `The API has no operation or webhook ${input.slice(0, 100)}.${names.length > 0 ? ` Similar: ${names.join(', ')}.` : ''}`;
  return { content: message, failed: true };
}
