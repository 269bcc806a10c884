import { escapeRegExp } from '../escapeRegExp.ts';

/**
 * The parts of an OpenAPI description that this folder reads. Every object may have more properties than are declared
 * here.
 */
export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json | undefined;
}

export interface Reference extends JsonObject {
  $ref: string;
}

export type SchemaNode = boolean | JsonObject;

export interface ExampleNode extends JsonObject {
  summary?: string;
  description?: string;
  value?: Json;
  externalValue?: string;
}

export interface WithExamples extends JsonObject {
  example?: Json;
  examples?: JsonObject;
}

export interface MediaTypeNode extends WithExamples {
  schema?: SchemaNode;
}

export interface ParameterNode extends MediaTypeNode {
  name: string;
  in: string;
  description?: string;
  required?: boolean;
  deprecated?: boolean;
  content?: JsonObject;
}

export interface BodyNode extends JsonObject {
  description?: string;
  required?: boolean;
  content?: JsonObject;
}

export interface ResponseNode extends JsonObject {
  description?: string;
  headers?: JsonObject;
  content?: JsonObject;
}

export interface OperationNode extends JsonObject {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  deprecated?: boolean;
  parameters?: (ParameterNode | Reference)[];
  requestBody?: JsonObject;
  responses?: JsonObject;
  security?: Record<string, string[]>[];
  servers?: ServerNode[];
  callbacks?: JsonObject;
}

export interface ServerNode extends JsonObject {
  url: string;
  description?: string;
  variables?: JsonObject;
}

export interface TagNode extends JsonObject {
  name: string;
  description?: string;
}

export interface OpenApiDocument extends JsonObject {
  openapi: string;
  info: JsonObject & { title: string; version: string; description?: string };
  servers?: ServerNode[];
  tags?: TagNode[];
  paths?: JsonObject;
  webhooks?: JsonObject;
  security?: Record<string, string[]>[];
  components?: JsonObject;
}

export const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isReference = (value: unknown): value is Reference =>
  isObject(value) && typeof value.$ref === 'string';

/** An operation as declared in a document. */
export interface WrittenOperation {
  /** The path of a call, or the name of an event. */
  path: string;
  method: string;
  node: OperationNode;
  /** The path item, which applies to all of the path's methods. */
  pathItem: JsonObject;
}

/** Returns the operations of paths, webhooks or callbacks, in the order of the document. */
export const operationsIn = (
  items: JsonObject | undefined,
  resolve = (item: Json | undefined) => (isObject(item) ? item : {}),
): WrittenOperation[] =>
  Object.entries(items ?? {}).flatMap(([path, item]) => {
    const pathItem = resolve(item);
    return METHODS.filter((method) => isObject(pathItem[method])).map((method) => ({
      path,
      method,
      node: pathItem[method] as OperationNode,
      pathItem,
    }));
  });

/** Returns the method and path, as in the first line of a request: `POST /orders`. */
export const requestLine = ({ method, path }: Pick<WrittenOperation, 'method' | 'path'>): string =>
  `${method.toUpperCase()} ${path}`;

/** Returns a pattern for the paths or addresses that a template such as `/users/{userId}` stands for. */
export const pathPattern = (template: string, flags = ''): RegExp =>
  new RegExp(`^${escapeRegExp(template).replace(/\\\{.+?\\\}/g, '[^/]+')}$`, flags);

/** Returns an operation's parameters, after those that its path declares for all methods. Each may be a reference. */
export const parametersIn = ({
  node,
  pathItem,
}: Pick<WrittenOperation, 'node' | 'pathItem'>): (ParameterNode | Reference)[] => [
  ...((pathItem.parameters ?? []) as (ParameterNode | Reference)[]),
  ...(node.parameters ?? []),
];
