import {
  isObject,
  operationsIn,
  parametersIn,
  requestLine,
  type JsonObject,
  type OpenApiDocument,
  type OperationNode,
  type ServerNode,
  type WrittenOperation,
} from '../../../facts/openapi/document.ts';

/** An operation or a webhook of the API. */
export interface OperationRecord {
  /** Its `operationId`; for a webhook the name of its event. */
  name: string;
  /** Such as `POST /orders`; for a webhook `webhook order.paid`. */
  address: string;
  isWebhook: boolean;
  /** The description's own words, with the parameters of its path. */
  operation: OperationNode;
}

/** Every operation and every webhook, in the description's order. */
export const operationsOf = ({ paths, webhooks }: OpenApiDocument): OperationRecord[] => [
  ...operationsIn(paths).map((call) => ({
    name: call.node.operationId ?? requestLine(call),
    address: requestLine(call),
    isWebhook: false,
    operation: whole(call),
  })),
  ...operationsIn(webhooks).map((event) => ({
    name: event.path,
    address: `webhook ${event.path}`,
    isWebhook: true,
    operation: whole(event),
  })),
];

/** What a path says for all its methods, each method has as its own. */
function whole(written: WrittenOperation): OperationNode {
  const { node, pathItem } = written;
  const parameters = parametersIn(written);
  const servers = node.servers ?? (pathItem.servers as ServerNode[] | undefined);
  return { ...node, ...(parameters.length > 0 ? { parameters } : {}), ...(servers ? { servers } : {}) };
}

/** Every component that a value refers to, and that those refer to. */
export function referencesOf(value: unknown, { components = {} }: OpenApiDocument): JsonObject {
  const found: Record<string, JsonObject> = {};
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, child] of Object.entries(node)) {
      const [, group = '', name = ''] =
        (key === '$ref' && /^#\/components\/([^/]+)\/([^/]+)$/.exec(String(child))) || [];
      const named = components[group];
      const target = isObject(named) ? named[name] : undefined;
      if (target !== undefined && found[group]?.[name] === undefined) {
        (found[group] ??= {})[name] = target;
        visit(target);
      }
      visit(child);
    }
  };
  visit(value);
  return found;
}
