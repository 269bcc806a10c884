/**
 * Generates the server client's methods from the API description: every operation that accepts a secret key, with
 * comments. Also generates the HTTP routes of all operations, for the command that serves the sandbox.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Description } from '../../../packages/model/src/openapi/Description.ts';
import {
  isObject,
  type Json,
  type JsonObject,
  requestLine,
  type ServerNode,
} from '../../../packages/model/src/openapi/document.ts';
import {
  allOperations,
  type Operation,
  parametersOf,
} from '../../../packages/model/src/openapi/operations.ts';
import { readDescription } from '../../../packages/model/src/openapi/readDescription.ts';
import { apiRoute, docsOrigin } from '../../../packages/model/src/routes.ts';
import { compareVersions } from '../../../packages/model/src/versions.ts';

/** The folder of the generated files. */
const FOLDER = 'packages/sdk-base/src/server/generated';
const NOTE = '// Made from openapi/backend.yaml by `npm run gen`.';

/** The version that introduced the client. Calls added later get `@since`. */
const FIRST = '0.2.0';

const isForServers = ({ node, isWebhook }: Operation): boolean =>
  !isWebhook && (node.security ?? []).some((way) => 'secretKey' in way);

/** Splits a text of the description into lines of a comment. */
const lines = (text: unknown): string[] =>
  String(text ?? '')
    .trim()
    .replaceAll('*/', '*\\/')
    .split('\n');

/** `The user.` → `the user`. */
const asPhrase = (text: string): string =>
  (text.charAt(0).toLowerCase() + text.slice(1)).trim().replace(/\.$/, '');

/** Collects the facts about a call from the description. */
function factsOf(description: Description, operation: Operation) {
  const { node } = operation;
  const parameters = parametersOf(description, operation).filter(({ in: location }) => location !== 'header');
  const success = Object.entries(node.responses ?? {}).find(([status]) => status.startsWith('2'));
  const answer = description.resolve<JsonObject>(success?.[1]).value;
  const name = String(node.operationId);
  return {
    name,
    hasBody: node.requestBody !== undefined,
    isKeyed: parametersOf(description, operation).some((entry) => entry.name === 'Idempotency-Key'),
    isPaged: parameters.some((entry) => entry.name === 'cursor'),
    needsArguments: node.requestBody !== undefined || parameters.some(({ required }) => required),
    hasArguments: node.requestBody !== undefined || parameters.length > 0,
    parameters: parameters.map((entry) => entry.name),
    answer: isObject(answer.content) ? asPhrase(String(answer.description)) : undefined,
  };
}

type Facts = ReturnType<typeof factsOf>;

function commentOf(operation: Operation, facts: Facts): string {
  const { node, anchor } = operation;
  const { 'x-since': since } = node;
  const [first = '', ...rest] = String(node.description ?? '')
    .trim()
    .split(/(?<=\.)\s+/);
  const names = facts.parameters.map((name) => `\`${name}\``);
  const args = [...names, ...(facts.hasBody ? ['the members of the body'] : [])].join(', ');
  const all = [
    ...lines(first),
    '',
    ...(rest.length > 0 ? [...lines(`@remarks ${rest.join(' ')}`), ''] : []),
    ...(facts.hasArguments ? [`@param args - ${args}`] : []),
    `@param options - cancellation, time limit${facts.isKeyed ? ', idempotency key' : ''}`,
    `@returns ${facts.answer ?? 'nothing'}${facts.isPaged ? '; `for await` gives the entries of all pages' : ''}`,
    "@throws {@link SdkError} when the API rejects the call or can't be reached",
    `@see [${requestLine(operation)}](${docsOrigin}${apiRoute}#${anchor})`,
    ...(typeof since === 'string' && compareVersions(since, FIRST) > 0 ? [`@since ${since}`] : []),
  ];
  return ['  /**', ...all.map((line) => `   * ${line}`.trimEnd()), '   */'].join('\n');
}

function methodOf({ name, isPaged, hasArguments, needsArguments }: Facts): string {
  const args = hasArguments ? [`args${needsArguments ? '' : '?'}: ServerArguments<'${name}'>`] : [];
  const result = isPaged ? `PageList<ServerEntry<'${name}'>>` : `Promise<ServerResult<'${name}'>>`;
  return `  ${name}(${[...args, 'options?: RequestOptions'].join(', ')}): ${result};`;
}

const routeOf = (operation: Operation, { name, isKeyed, isPaged, hasBody, hasArguments }: Facts): string =>
  `  ${name}: ${JSON.stringify({ route: requestLine(operation), isKeyed, isPaged, hasBody, hasArguments })},`;

/** Returns an operation's route, for a server of the API. */
function httpRouteOf(operation: Operation): string {
  const { node, method, path: template, pathItem } = operation;
  const numbers = parametersOf(description, operation)
    .filter((entry) => entry.in === 'query' && typeOf(entry.schema) === 'integer')
    .map(({ name }) => name);
  const ways = node.security ?? [];
  const needsPublishableKey = ways.length > 0 && ways.every((way) => 'publishableKey' in way);
  const [server] = (node.servers ?? pathItem.servers ?? description.document.servers ?? []) as ServerNode[];
  const base = new URL(server?.url ?? '').pathname.replace(/\/$/, '');
  const route = { operation: node.operationId, method: method.toUpperCase(), path: base + template };
  return `  ${JSON.stringify({ ...route, needsPublishableKey, numbers })},`;
}

const typeOf = (schema: Json | undefined) => description.resolve<JsonObject>(schema).value.type;

const description = readDescription();
const calls = allOperations(description)
  .filter(isForServers)
  .map((operation) => ({ operation, facts: factsOf(description, operation) }));

const callsText = `${NOTE}
import type { PageList } from '../../types/PageList.ts';
import type { RequestOptions } from '../../types/RequestOptions.ts';
import type { ServerArguments, ServerEntry, ServerResult } from '../ServerTypes.ts';

/**
 * A client that calls the backend API with a secret key. It has a method for each operation that takes one.
 *
 * @remarks Each method is named after its operation. It takes path parameters, query parameters and the members of
 * the body in one object, and returns the API's own JSON, with amounts as decimal strings. Calls that create
 * something get an idempotency key, and temporary failures are retried.
 *
 * @example Type a function's client
 * \`\`\`ts
 * import type { ServerClient } from '@nacre/sdk-base/server';
 *
 * async function emailOf(nacre: ServerClient, userId: string): Promise<string | null> {
 *   return (await nacre.getUser({ userId })).email;
 * }
 * \`\`\`
 *
 * @category Server
 * @see [Backend API](https://docs.nacre.example/backend-openapi)
 * @since 0.2.0
 */
export interface ServerClient {
${calls.map(({ operation, facts }) => `${commentOf(operation, facts)}\n${methodOf(facts)}`).join('\n\n')}
}
`;

const routesText = `${NOTE}
/** How each operation is called. */
export const serverRoutes = {
${calls.map(({ operation, facts }) => routeOf(operation, facts)).join('\n')}
} as const;
`;

const httpText = `${NOTE}
/** How each operation is called over HTTP. */
export const httpRoutes = [
${allOperations(description)
  .filter(({ isWebhook }) => !isWebhook)
  .map(httpRouteOf)
  .join('\n')}
] as const;
`;

fs.mkdirSync(FOLDER, { recursive: true });
fs.writeFileSync(path.join(FOLDER, 'ServerClient.ts'), callsText);
fs.writeFileSync(path.join(FOLDER, 'serverRoutes.ts'), routesText);
fs.writeFileSync(path.join(FOLDER, 'httpRoutes.ts'), httpText);
