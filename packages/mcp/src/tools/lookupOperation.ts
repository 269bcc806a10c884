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
  { operation: given }: ArgumentsOf<'lookup_operation'>,
): ToolResult {
  const all = operationsOf(api);
  const found = findOperations(given, all);
  const [first] = found;
  if (first && found.length === 1) {
    return {
      content: writeOperation(first, api),
      structuredData: { name: first.name, page: operationPage(first) },
    };
  }
  const component = componentNamed(given, api);
  if (component) {
    return { content: writeComponent(component, api), structuredData: { name: component.name } };
  }
  const near =
    found.length > 0
      ? found
      : nearest(
          given,
          all.flatMap(({ name, address }) => [name, address]),
        ).flatMap((like) => all.find(({ name, address }) => name === like || address === like) ?? []);
  const names = [...new Set(near)].map(({ name, address }) => `${name} (${address})`);
  const which =
    found.length > 0
      ? `${given.slice(0, 100)} has several operations: ${names.join(', ')}. Look one up by its name, or with its method.`
      : `The API has no operation or webhook ${given.slice(0, 100)}.${names.length > 0 ? ` Near it: ${names.join(', ')}.` : ''}`;
  return { content: which, failed: true };
}
