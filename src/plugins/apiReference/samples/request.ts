import { site } from '../../../config/site.ts';
import {
  isObject,
  type Json,
  type JsonObject,
  type MediaTypeNode,
  type ParameterNode,
  type ServerNode,
} from '../../../../facts/openapi/document.ts';
import type { Description } from '../../../../facts/openapi/Description.ts';
import { examplesOf } from '../../../../facts/openapi/examples.ts';
import { parametersOf, type Operation } from '../../../../facts/openapi/operations.ts';
import { exampleOf } from './exampleOf.ts';

/** A call with example values, as every kind of sample writes it. */
export interface SampleRequest {
  method: string;
  url: string;
  /** A value with `$NAME` takes a secret from the environment. */
  headers: [name: string, value: string][];
  body: Json | undefined;
}

export function sampleRequest(description: Description, operation: Operation): SampleRequest {
  const parameters = parametersOf(description, operation);
  const valueOf = (parameter: ParameterNode) => parameterValue(description, parameter);
  const path = operation.path.replace(/\{([^}]+)\}/g, (whole, name: string) => {
    const parameter = parameters.find((entry) => entry.in === 'path' && entry.name === name);
    return parameter ? encodeURIComponent(valueOf(parameter)) : whole;
  });
  const query = parameters.filter((entry) => entry.in === 'query' && entry.required);
  const search = new URLSearchParams(query.map((entry) => [entry.name, valueOf(entry)])).toString();
  const body = bodyOf(description, operation);
  return {
    method: operation.method.toUpperCase(),
    url: server(description, operation) + path + (search && `?${search}`),
    headers: [
      ...credentials(description, operation),
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

/** Samples call the sandbox where there is one: nothing in them can do harm. */
function server(description: Description, { node, pathItem }: Operation): string {
  const servers = (node.servers ?? pathItem.servers ?? description.document.servers ?? []) as ServerNode[];
  const chosen = servers.find(({ url }) => url.includes('sandbox')) ?? servers[0];
  const url = (chosen?.url ?? '').replace(/\{([^}]+)\}/g, (whole, name: string) => {
    const variable = isObject(chosen?.variables) ? chosen.variables[name] : undefined;
    return isObject(variable) && variable.default !== undefined ? String(variable.default) : whole;
  });
  return url.replace(/\/$/, '');
}

function bodyOf(
  description: Description,
  { node }: Operation,
): { type: string; value: Json | undefined } | undefined {
  const { content } = description.resolve<JsonObject>(node.requestBody).value;
  const types = Object.entries(isObject(content) ? content : {});
  const [type, entry] = types.find(([name]) => /json/.test(name)) ?? types[0] ?? [];
  if (!type) return undefined;
  const media = description.resolve<MediaTypeNode>(entry).value;
  const [example] = examplesOf(description, media);
  return { type, value: example?.[1].value ?? exampleOf(description, media.schema) };
}

/** The headers of the first way to be allowed; secrets come from the environment, never from the sample. */
function credentials(description: Description, { node }: Operation): [string, string][] {
  const [way = {}] = node.security ?? description.document.security ?? [];
  const schemes = description.document.components?.securitySchemes;
  return Object.keys(way).flatMap((name): [string, string][] => {
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
