import { site } from '../../../../src/config/site.ts';
import {
  isObject,
  type Json,
  type JsonObject,
  type MediaTypeNode,
  type ParameterNode,
  type SchemaNode,
  type ServerNode,
} from '../../../model/src/openapi/document.ts';
import type { Description } from '../../../model/src/openapi/Description.ts';
import { examplesOf } from '../../../model/src/openapi/examples.ts';
import { parametersOf, type Operation } from '../../../model/src/openapi/operations.ts';
import type { SampleRequest } from './SampleRequest.ts';
import { exampleOf } from './exampleOf.ts';

export function sampleRequest(description: Description, operation: Operation): SampleRequest {
  const parameters = parametersOf(description, operation);
  const valueOf = (parameter: ParameterNode) => parameterValue(description, parameter);
  const path = operation.path.replace(/\{([^}]+)\}/g, (placeholder, name: string) => {
    const parameter = parameters.find((entry) => entry.in === 'path' && entry.name === name);
    return parameter ? encodeURIComponent(valueOf(parameter)) : placeholder;
  });
  const query = parameters.filter((entry) => entry.in === 'query' && entry.required);
  const search = new URLSearchParams(query.map((entry) => [entry.name, valueOf(entry)])).toString();
  const body = bodyOf(description, operation);
  return {
    method: operation.method.toUpperCase(),
    url: serverOf(description, operation) + path + (search && `?${search}`),
    headers: [
      ...credentials(description, securityRequirements(description, operation)[0] ?? {}),
      ...parameters
        .filter((entry) => entry.in === 'header' && (entry.required || entry.name === 'Idempotency-Key'))
        .map((entry): [string, string] => [entry.name, valueOf(entry)]),
      ...(body ? [['Content-Type', body.type] as [string, string]] : []),
    ],
    body: body?.value,
  };
}

export function parameterValue(description: Description, parameter: ParameterNode): string {
  const [example] = examplesOf(description, parameter);
  const value = example?.[1].value ?? exampleOf(description, parameter.schema);
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** Returns the server that samples call. It's the sandbox if there is one, since no call does harm there. */
export function serverOf(description: Description, { node, pathItem }: Operation): string {
  const servers = (node.servers ?? pathItem.servers ?? description.document.servers ?? []) as ServerNode[];
  const chosen = servers.find(({ url }) => url.includes('sandbox')) ?? servers[0];
  const url = (chosen?.url ?? '').replace(/\{([^}]+)\}/g, (placeholder, name: string) => {
    const variable = isObject(chosen?.variables) ? chosen.variables[name] : undefined;
    return isObject(variable) && variable.default !== undefined ? String(variable.default) : placeholder;
  });
  return url.replace(/\/$/, '');
}

export function bodyOf(
  description: Description,
  { node }: Operation,
): { type: string; schema: SchemaNode | undefined; value: Json | undefined } | undefined {
  const { content } = description.resolve<JsonObject>(node.requestBody).value;
  const types = Object.entries(isObject(content) ? content : {});
  const [type, entry] = types.find(([name]) => /json/.test(name)) ?? types[0] ?? [];
  if (!type) return undefined;
  const media = description.resolve<MediaTypeNode>(entry).value;
  const [example] = examplesOf(description, media);
  return { type, schema: media.schema, value: example?.[1].value ?? exampleOf(description, media.schema) };
}

/** Returns the alternative security requirements of an operation. An empty one allows calls without credentials. */
export const securityRequirements = (
  description: Description,
  { node }: Operation,
): Record<string, string[]>[] => node.security ?? description.document.security ?? [];

/** Returns the headers for a security requirement. Secrets come from the environment, never from the sample. */
export function credentials(
  description: Description,
  requirement: Record<string, string[]>,
): [string, string][] {
  const schemes = description.document.components?.securitySchemes;
  return Object.keys(requirement).flatMap((name): [string, string][] => {
    const scheme = description.resolve<JsonObject>(isObject(schemes) ? schemes[name] : undefined).value;
    const secret = `$${site.name.toUpperCase()}_${name
      .replace(/([a-z])([A-Z])/g, '$1_$2')
      .replace(/\W+/g, '_')
      .toUpperCase()}`;
    if (scheme.type !== 'apiKey')
      return [['Authorization', scheme.scheme === 'basic' ? `Basic ${secret}` : `Bearer ${secret}`]];
    return scheme.in === 'header' ? [[String(scheme.name), secret]] : [];
  });
}
