import { Anchors } from './anchors.ts';
import type { Description } from './Description.ts';
import { kebab } from './identifiers.ts';
import {
  operationsIn,
  parametersIn,
  pathPattern,
  requestLine,
  type Json,
  type JsonObject,
  type ParameterNode,
  type ServerNode,
  type TagNode,
  type WrittenOperation,
} from './document.ts';

/** A call of the API, or an event that the API sends. */
export interface Operation extends WrittenOperation {
  /** Anchor on the page: `getUser` → `get-user`. */
  anchor: string;
  title: string;
  isWebhook: boolean;
  /** Path of keys to the operation in the file. */
  steps: string[];
}

/** The operations of one tag, or the events, in the order of the file. */
export interface OperationGroup {
  anchor: string;
  name: string;
  tag?: TagNode;
  operations: Operation[];
}

/** Anchors of headings that the page always has. */
const PAGE_ANCHORS = ['responses', 'schemas'];
/** The events, for which the file has no tag. */
const EVENTS: TagNode = {
  name: 'Webhook events',
  description:
    'What the API sends to the addresses that you register: a POST for each event, with the event as its body.',
};
const UNTAGGED = 'Other';

const groupsCache = new WeakMap<Description, OperationGroup[]>();

/** Groups operations by their first tag, in the order of the file's list of tags. Events come last. */
export function groupsOf(description: Description): OperationGroup[] {
  const groups = groupsCache.get(description) ?? readGroups(description);
  groupsCache.set(description, groups);
  return groups;
}

export const allOperations = (description: Description): Operation[] =>
  groupsOf(description).flatMap(({ operations }) => operations);

function readGroups(description: Description): OperationGroup[] {
  const { tags = [] } = description.document;
  const anchors = new Anchors();
  for (const anchor of PAGE_ANCHORS) anchors.claim(anchor);
  const groups = new Map<string, OperationGroup>();
  for (const tag of tags) groups.set(tag.name, { anchor: '', name: tag.name, tag, operations: [] });
  for (const operation of readOperations(description, 'paths', anchors)) {
    const name = operation.node.tags?.[0] ?? UNTAGGED;
    const group = groups.get(name) ?? { anchor: '', name, operations: [] };
    group.operations.push(operation);
    groups.set(name, group);
  }
  const events = readOperations(description, 'webhooks', anchors);
  const allGroups = [...groups.values()];
  if (events.length > 0) allGroups.push({ anchor: '', name: EVENTS.name, tag: EVENTS, operations: events });
  // Operations claim their anchors before groups do, because readers bookmark them.
  for (const group of allGroups) group.anchor = anchors.claim(kebab(group.name));
  return allGroups;
}

function readOperations(description: Description, key: 'paths' | 'webhooks', anchors: Anchors): Operation[] {
  const resolve = (item: Json | undefined) => description.part<JsonObject>(item);
  return operationsIn(description.document[key], resolve).map((declared) => {
    const { path, method, node } = declared;
    const isWebhook = key === 'webhooks';
    const name = isWebhook ? path : requestLine(declared);
    return {
      ...declared,
      anchor: anchors.claim(kebab(node.operationId ?? (isWebhook ? `on ${path}` : name))),
      title: node.summary ?? node.operationId ?? name,
      isWebhook,
      steps: [key, path, method],
    };
  });
}

/**
 * Returns an operation's parameters, including those that its path declares for all methods. The operation's own
 * override these.
 */
export function parametersOf(description: Description, operation: Operation): ParameterNode[] {
  const parameters = parametersIn(operation).map((entry) => description.part<ParameterNode>(entry));
  return [
    ...new Map(parameters.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter])).values(),
  ];
}

/** Returns the addresses of an operation's path. Its own servers replace those of its path, and these the document's. */
export const addressesOf = ({ document }: Description, { node, pathItem, path }: Operation): string[] =>
  ((node.servers ?? pathItem.servers ?? document.servers ?? []) as ServerNode[]).map(
    ({ url }) => url.replace(/\/$/, '') + path,
  );

/** Returns the calls at an address. Fixed segments come before parameters: `/users/me` before `/users/{userId}`. */
export const operationsAt = (description: Description, { origin, pathname }: URL): Operation[] =>
  allOperations(description)
    .filter(
      (operation) =>
        !operation.isWebhook &&
        addressesOf(description, operation).some((address) => pathPattern(address).test(origin + pathname)),
    )
    .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length);
