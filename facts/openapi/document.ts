/** The parts of an OpenAPI description that this folder reads; every object may hold more than is named here. */
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

export interface MediaTypeNode extends JsonObject {
  schema?: JsonObject | boolean;
  example?: Json;
  examples?: JsonObject;
  encoding?: JsonObject;
}

export interface ParameterNode extends JsonObject {
  name: string;
  in: string;
  description?: string;
  required?: boolean;
  deprecated?: boolean;
  schema?: JsonObject | boolean;
  example?: Json;
  examples?: JsonObject;
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
  links?: JsonObject;
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
