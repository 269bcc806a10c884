import type { Description } from '../../model/src/openapi/Description.ts';
import {
  isObject,
  requestLine,
  type BodyNode,
  type JsonObject,
  type ResponseNode,
  type Json,
} from '../../model/src/openapi/document.ts';
import { allOperations, parametersOf, type Operation } from '../../model/src/openapi/operations.ts';
import type { ItemKind, SourceItem } from './ApiItem.ts';
import { defaultOf, schemaText } from './schemaText.ts';

/** The content of a body or a response in some of its media types. */
interface Content {
  /** The suffix of the item's name, for media types with their own schema: ` (text/csv)`. */
  suffix: string;
  type: string;
  media?: readonly string[];
}

const JSON_TYPE = 'application/json';

/** Groups a body's content by schema, JSON first. Without a body, the type is `undefined`. */
function contentOf(content: Json | undefined): Content[] {
  const bySchema = new Map<string, string[]>();
  const mediaTypes = Object.entries(isObject(content) ? content : {});
  for (const [media, node] of mediaTypes.toSorted(([a], [b]) => rank(a, b))) {
    const type = schemaText(isObject(node) ? node.schema : undefined);
    bySchema.set(type, [...(bySchema.get(type) ?? []), media]);
  }
  if (bySchema.size === 0) return [{ suffix: '', type: 'undefined' }];
  return [...bySchema].map(([type, media], index) => ({
    suffix: index === 0 ? '' : ` (${media[0] ?? ''})`,
    type,
    media,
  }));
}

const optional = (isOptional: boolean) => (isOptional ? { optional: true as const } : {});

const rank = (a: string, b: string): number =>
  Number(b === JSON_TYPE) - Number(a === JSON_TYPE) || (a < b ? -1 : 1);

/** Returns the operations, events and schemas of an API description, with their parts. */
export function readOpenApi(description: Description): SourceItem[] {
  const item = (
    name: string,
    kind: ItemKind,
    type: string,
    steps: readonly string[],
    node?: JsonObject,
    more: Partial<SourceItem> = {},
  ): SourceItem => ({
    name,
    kind,
    ...(type ? { type } : {}),
    ...more,
    ...(node?.deprecated === true ? { deprecated: true as const } : {}),
    ...(node?.['x-since'] === undefined ? {} : { since: String(node['x-since']) }),
    file: description.file,
    line: description.lineOf(steps),
  });

  const partsOf = (operation: Operation, name: string): SourceItem[] => {
    const { node, steps, isWebhook } = operation;
    const nodes = parametersOf(description, operation).toSorted(
      (a, b) => PARAMETER_LOCATIONS.indexOf(a.in) - PARAMETER_LOCATIONS.indexOf(b.in),
    );
    const parameters = nodes.map((parameter, index) => {
      // Parameters in different locations may share a name.
      const isDuplicate = nodes.findIndex((candidate) => candidate.name === parameter.name) < index;
      const itemName = `${name}.${parameter.name}${isDuplicate ? ` (${parameter.in})` : ''}`;
      const content = parameter.schema === undefined ? contentOf(parameter.content)[0] : undefined;
      const type = content ? content.type : schemaText(parameter.schema);
      return item(itemName, 'parameter', type, steps, parameter, {
        in: parameter.in,
        ...(content?.media ? { media: content.media } : {}),
        ...defaultOf(parameter.schema),
        ...optional(!parameter.required),
      });
    });
    const body = description.resolve<BodyNode>(node.requestBody).value;
    const bodies = (node.requestBody ? contentOf(body.content) : []).map(({ suffix, type, media }) =>
      item(
        `${name}.body${suffix}`,
        isWebhook ? 'response' : 'body',
        type,
        [...steps, 'requestBody'],
        undefined,
        // An alternative body is optional, because a client sends only one.
        { ...(media && { media }), ...optional(!isWebhook && (!body.required || suffix !== '')) },
      ),
    );
    const responses = Object.entries(isWebhook ? {} : (node.responses ?? {})).flatMap(
      ([status, response]) => {
        const { content, headers } = description.resolve<ResponseNode>(response).value;
        const names = Object.keys(headers ?? {}).toSorted();
        return contentOf(content).map(({ suffix, type, media }) =>
          item(`${name}.${status}${suffix}`, 'response', type, [...steps, 'responses', status], undefined, {
            ...(media && { media }),
            ...(names.length > 0 && suffix === '' ? { headers: names } : {}),
          }),
        );
      },
    );
    return [...parameters, ...bodies, ...responses];
  };

  const operations = allOperations(description).flatMap((operation) => {
    const { node, path, isWebhook, steps } = operation;
    const name = node.operationId ?? (isWebhook ? path : requestLine(operation));
    const line = [...steps, ...(node.operationId === undefined ? [] : ['operationId'])];
    const head = isWebhook
      ? item(name, 'event', path, line, node)
      : item(name, 'operation', requestLine(operation), line, node);
    const securityItems = isWebhook
      ? []
      : [
          item(
            `${name}.security`,
            'parameter',
            securityText(node.security ?? description.document.security),
            steps,
          ),
        ];
    return [head, ...securityItems, ...partsOf(operation, name)];
  });

  const schemas = Object.entries(description.schemas).flatMap(([name, node]) => {
    const steps = ['components', 'schemas', name];
    const schema = isObject(node) ? node : {};
    if (!isObject(schema.properties) || schema.allOf || schema.oneOf || schema.anyOf)
      return [item(name, 'schema', `= ${schemaText(node)}`, steps, schema, defaultOf(node))];
    const required = Array.isArray(schema.required) ? schema.required : [];
    const properties = Object.entries(schema.properties).map(([key, property]) =>
      item(
        `${name}.${key}`,
        'property',
        schemaText(property),
        [...steps, 'properties', key],
        isObject(property) ? property : {},
        { ...defaultOf(property), ...optional(!required.includes(key)) },
      ),
    );
    return [item(name, 'schema', '', steps, schema), ...properties];
  });
  return [...operations, ...schemas];
}

/**
 * Locations of parameters. Of two parameters with one name, the one whose location is first here keeps the plain name.
 */
const PARAMETER_LOCATIONS = ['path', 'query', 'header', 'cookie'];

/** Prints the ways to authenticate a call, any of which is enough. */
const securityText = (requirements: readonly JsonObject[] | undefined): string =>
  (requirements ?? [])
    .map((requirement) => `'${Object.keys(requirement).toSorted().join(' and ') || 'none'}'`)
    .join(' | ') || "'none'";
