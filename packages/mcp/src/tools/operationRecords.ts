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
} from '../../../model/src/openapi/document.ts';

export interface OperationRecord {
  /** Its `operationId`, or the name of a webhook's event. */
  name: string;
  /** Method and path, such as `POST /orders`. For a webhook, `webhook order.paid`. */
  address: string;
  isWebhook: boolean;
  /** The operation in the API description, with the parameters of its path. */
  operation: OperationNode;
}

/** Returns every operation and webhook, in the description's order. */
export const operationsOf = ({ paths, webhooks }: OpenApiDocument): OperationRecord[] => [
  ...operationsIn(paths).map((call) => ({
    name: call.node.operationId ?? requestLine(call),
    address: requestLine(call),
    isWebhook: false,
    operation: mergePathItem(call),
  })),
  ...operationsIn(webhooks).map((event) => ({
    name: event.path,
    address: `webhook ${event.path}`,
    isWebhook: true,
    operation: mergePathItem(event),
  })),
];

/** Merges a path's settings for all methods into an operation. */
function mergePathItem(operation: WrittenOperation): OperationNode {
  const { node, pathItem } = operation;
  const parameters = parametersIn(operation);
  const servers = node.servers ?? (pathItem.servers as ServerNode[] | undefined);
  return { ...node, ...(parameters.length > 0 ? { parameters } : {}), ...(servers ? { servers } : {}) };
}

/** A component that operations share, with its name. */
export interface ComponentRecord {
  group: string;
  name: string;
  value: JsonObject;
}

/** Returns every component that a value references directly or indirectly, nearest first. */
export function referencesIn(value: unknown, api: OpenApiDocument): ComponentRecord[] {
  const components = new Map<string, ComponentRecord>();
  let open: unknown[] = [value];
  while (open.length > 0) {
    const reached = open.flatMap(pointersIn).flatMap((pointer) => {
      if (components.has(pointer)) return [];
      const component = componentAt(pointer, api);
      if (component) components.set(pointer, component);
      return component ? [component.value] : [];
    });
    open = reached;
  }
  return [...components.values()];
}

const pointersIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    key === '$ref' && typeof child === 'string' ? [child] : pointersIn(child),
  );
};

function componentAt(pointer: string, { components = {} }: OpenApiDocument): ComponentRecord | undefined {
  const [, group = '', name = ''] = /^#\/components\/([^/]+)\/([^/]+)$/.exec(pointer) ?? [];
  const componentGroup = components[group];
  const value =
    isObject(componentGroup) && Object.hasOwn(componentGroup, name) ? componentGroup[name] : undefined;
  return isObject(value) ? { group, name, value } : undefined;
}

/** Finds a component by its name in a result, or by its pointer. Schemas come first. */
export function componentNamed(input: string, api: OpenApiDocument): ComponentRecord | undefined {
  const text = input.trim().replace(/^schema\s+/i, '');
  const [name = ''] = /[^/]*$/.exec(text) ?? [];
  const groups = ['schemas', ...Object.keys(api.components ?? {})];
  const searched = text.includes('/') ? groups.filter((group) => text.includes(group)) : groups;
  return searched
    .map((group) => componentAt(`#/components/${group}/${name}`, api))
    .find((component) => component !== undefined);
}
