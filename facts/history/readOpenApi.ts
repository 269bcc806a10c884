import type { Description } from '../openapi/Description.ts';
import {
  isObject,
  requestLine,
  type BodyNode,
  type Json,
  type JsonObject,
  type ResponseNode,
} from '../openapi/document.ts';
import { allOperations, parametersOf, type Operation } from '../openapi/operations.ts';
import type { ItemKind, SourceItem } from './ApiItem.ts';
import { schemaText } from './schemaText.ts';

/** Operations, events and schemas of an API description, with their parts. */
export function readOpenApi(description: Description): SourceItem[] {
  const item = (
    name: string,
    kind: ItemKind,
    type: string,
    steps: readonly string[],
    node?: JsonObject,
    isOptional = false,
  ): SourceItem => ({
    name,
    kind,
    ...(type ? { type } : {}),
    ...(isOptional ? { optional: true as const } : {}),
    ...(node?.deprecated === true ? { deprecated: true as const } : {}),
    ...(node?.['x-since'] === undefined ? {} : { since: String(node['x-since']) }),
    file: description.file,
    line: description.lineOf(steps),
  });

  const partsOf = (operation: Operation, name: string): SourceItem[] => {
    const { node, steps, isWebhook } = operation;
    const parameters = parametersOf(description, operation).map((one) =>
      item(`${name}.${one.name}`, 'parameter', schemaText(one.schema), steps, one, !one.required),
    );
    const body = description.resolve<BodyNode>(node.requestBody).value;
    const bodies = node.requestBody
      ? [
          item(
            `${name}.body`,
            isWebhook ? 'response' : 'body',
            contentText(body.content),
            [...steps, 'requestBody'],
            undefined,
            !isWebhook && !body.required,
          ),
        ]
      : [];
    const responses = Object.entries(isWebhook ? {} : (node.responses ?? {})).map(([status, response]) => {
      const { content } = description.resolve<ResponseNode>(response).value;
      return item(`${name}.${status}`, 'response', contentText(content), [...steps, 'responses', status]);
    });
    return [...parameters, ...bodies, ...responses];
  };

  const operations = allOperations(description).flatMap((operation) => {
    const { node, path, isWebhook, steps } = operation;
    const name = node.operationId ?? (isWebhook ? path : requestLine(operation));
    const line = [...steps, ...(node.operationId === undefined ? [] : ['operationId'])];
    const head = isWebhook
      ? item(name, 'event', path, line, node)
      : item(name, 'operation', requestLine(operation), line, node);
    const ways = isWebhook
      ? []
      : [
          item(
            `${name}.security`,
            'parameter',
            securityText(node.security ?? description.document.security),
            steps,
          ),
        ];
    return [head, ...ways, ...partsOf(operation, name)];
  });

  const schemas = Object.entries(description.schemas).flatMap(([name, node]) => {
    const steps = ['components', 'schemas', name];
    const schema = isObject(node) ? node : {};
    if (!isObject(schema.properties) || schema.allOf)
      return [item(name, 'schema', `= ${schemaText(node)}`, steps, schema)];
    const required = Array.isArray(schema.required) ? schema.required : [];
    const properties = Object.entries(schema.properties).map(([key, property]) =>
      item(
        `${name}.${key}`,
        'property',
        schemaText(property),
        [...steps, 'properties', key],
        isObject(property) ? property : {},
        !required.includes(key),
      ),
    );
    return [item(name, 'schema', '', steps, schema), ...properties];
  });
  return [...operations, ...schemas];
}

/** What a body holds, whatever its media types are; nothing where there's no body. */
const contentText = (content: Json | undefined): string =>
  isObject(content)
    ? [
        ...new Set(
          Object.values(content).map((media) => schemaText(isObject(media) ? media.schema : undefined)),
        ),
      ].join(' | ')
    : 'undefined';

/** The ways to sign a call, any of which is enough. */
const securityText = (ways: readonly JsonObject[] | undefined): string =>
  (ways ?? []).map((way) => `'${Object.keys(way).toSorted().join(' and ') || 'none'}'`).join(' | ') ||
  "'none'";
