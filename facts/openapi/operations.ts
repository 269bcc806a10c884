import { Anchors } from './anchors.ts';
import type { Description } from './Description.ts';
import { kebab } from './identifiers.ts';
import {
  isObject,
  METHODS,
  type JsonObject,
  type OperationNode,
  type ParameterNode,
  type TagNode,
} from './openapi.ts';

/** One call of the API, or one event that it sends. */
export interface Operation {
  /** Anchor on the page: `getUser` → `get-user`. */
  anchor: string;
  title: string;
  method: string;
  /** Path of a call, name of an event. */
  path: string;
  isWebhook: boolean;
  node: OperationNode;
  /** What the path itself says for all its methods. */
  pathItem: JsonObject;
  /** Keys that lead to the operation in the file. */
  steps: string[];
}

/** The operations of one tag, or the events, in the order of the file. */
export interface Group {
  anchor: string;
  name: string;
  tag?: TagNode;
  operations: Operation[];
}

/** Headings of the page that are there whatever the file holds. */
const PAGE_ANCHORS = ['schemas'];
const EVENTS = 'Webhook events';
const UNTAGGED = 'Other';

const known = new WeakMap<Description, Group[]>();

/** Operations by their first tag, in the order of the file's list of tags; events come last. */
export function groupsOf(description: Description): Group[] {
  const groups = known.get(description) ?? readGroups(description);
  known.set(description, groups);
  return groups;
}

export const allOperations = (description: Description): Operation[] =>
  groupsOf(description).flatMap(({ operations }) => operations);

function readGroups(description: Description): Group[] {
  const { tags = [], paths, webhooks } = description.document;
  const anchors = new Anchors();
  for (const anchor of PAGE_ANCHORS) anchors.claim(anchor);
  const groups = new Map<string, Group>();
  for (const tag of tags) groups.set(tag.name, { anchor: '', name: tag.name, tag, operations: [] });
  for (const operation of operationsIn(description, 'paths', paths, anchors)) {
    const name = operation.node.tags?.[0] ?? UNTAGGED;
    const group = groups.get(name) ?? { anchor: '', name, operations: [] };
    group.operations.push(operation);
    groups.set(name, group);
  }
  const events = operationsIn(description, 'webhooks', webhooks, anchors);
  const all = [...groups.values()];
  if (events.length > 0) all.push({ anchor: '', name: EVENTS, operations: events });
  // Operations come first: their anchors are what readers keep.
  for (const group of all) group.anchor = anchors.claim(kebab(group.name));
  return all;
}

function operationsIn(
  description: Description,
  key: 'paths' | 'webhooks',
  items: JsonObject | undefined,
  anchors: Anchors,
): Operation[] {
  return Object.entries(items ?? {}).flatMap(([path, item]) => {
    const pathItem = description.resolve<JsonObject>(item).value;
    return METHODS.filter((method) => isObject(pathItem[method])).map((method) => {
      const node = pathItem[method] as OperationNode;
      const isWebhook = key === 'webhooks';
      const name = isWebhook ? path : `${method.toUpperCase()} ${path}`;
      return {
        anchor: anchors.claim(kebab(node.operationId ?? (isWebhook ? `on ${path}` : name))),
        title: node.summary ?? node.operationId ?? name,
        method,
        path,
        isWebhook,
        node,
        pathItem,
        steps: [key, path, method],
      };
    });
  });
}

/** Parameters of an operation, with those that its path has for all methods. */
export function parametersOf(description: Description, { node, pathItem }: Operation): ParameterNode[] {
  const byKey = new Map<string, ParameterNode>();
  const shared = Array.isArray(pathItem.parameters) ? pathItem.parameters : [];
  for (const entry of [...shared, ...(node.parameters ?? [])]) {
    const parameter = description.resolve<ParameterNode>(entry).value;
    byKey.set(`${parameter.in} ${parameter.name}`, parameter);
  }
  return [...byKey.values()];
}
