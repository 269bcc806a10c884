import { site } from '../../../../src/config/site.ts';
import {
  isObject,
  type Json,
  type JsonObject,
  type MediaTypeNode,
  type ParameterNode,
  type ServerNode,
} from '../../../model/src/openapi/document.ts';
import type { Description } from '../../../model/src/openapi/Description.ts';
import { firstValue } from '../../../model/src/openapi/examples.ts';
import { parametersOf, type Operation } from '../../../model/src/openapi/operations.ts';
import { bodyOf, sampleBody } from './body.ts';
import { exampleOf } from './exampleOf.ts';
import type { Pair, SampleRequest } from './SampleRequest.ts';
import { pairsOf, plainText, textOf } from './styles.ts';

/** Headers that OpenAPI describes elsewhere, and ignores among parameters. */
const IGNORED_HEADERS = new Set(['accept', 'content-type', 'authorization']);

export function sampleRequest(description: Description, operation: Operation): SampleRequest {
  const missing: string[] = [];
  const sent = parametersOf(description, operation)
    .filter(
      ({ in: location, name, required }) =>
        (required || location === 'path' || name === 'Idempotency-Key') &&
        !(location === 'header' && IGNORED_HEADERS.has(name.toLowerCase())),
    )
    .map((parameter) => {
      const value = parameterExample(description, parameter);
      if (value === undefined) missing.push(parameter.name);
      return { parameter, value: value ?? parameter.name };
    });
  const at = (location: string) => sent.filter(({ parameter }) => parameter.in === location);
  const pairs = (location: string) =>
    at(location).flatMap(({ parameter, value }) => pairsOf(parameter, value));
  const path = operation.path.replace(/\{([^}]+)\}/g, (placeholder, name: string) => {
    const found = at('path').find(({ parameter }) => parameter.name === name);
    return found ? textOf(found.parameter, found.value) : placeholder;
  });
  const credentials = credentialsOf(description, securityRequirements(description, operation)[0] ?? {});
  const search = joined([...pairs('query'), ...credentials.query], '&');
  const cookies = joined([...pairs('cookie'), ...credentials.cookies], '; ');
  const described = bodyOf(description, operation);
  const { body, isMissing } = described ? sampleBody(description, described) : {};
  if (isMissing) missing.push('the body');
  // Programs write the header of a form themselves, and that of a multipart body has to name its boundary.
  const hasType = body !== undefined && body.kind !== 'form' && body.kind !== 'multipart';
  return {
    method: operation.method.toUpperCase(),
    // The address of a callback is an expression.
    url: (path.startsWith('/') ? serverOf(description, operation) + path : path) + (search && `?${search}`),
    headers: [
      ...credentials.headers,
      ...at('header').map(({ parameter, value }): Pair => [parameter.name, textOf(parameter, value)]),
      ...(cookies ? [['Cookie', cookies] as Pair] : []),
      ...(described && hasType ? [['Content-Type', described.type] as Pair] : []),
    ],
    body,
    certificate: credentials.certificate,
    missing,
  };
}

const joined = (pairs: readonly Pair[], separator: string): string =>
  pairs.map((pair) => pair.join('=')).join(separator);

function parameterExample(description: Description, parameter: ParameterNode): Json | undefined {
  const [media] = Object.values(parameter.content ?? {});
  const node = media === undefined ? parameter : description.resolve<MediaTypeNode>(media).value;
  const given = firstValue(description, node);
  return given === undefined ? exampleOf(description, node.schema) : given;
}

/** Returns the example of a parameter as a text, before it's written in its style. */
export const parameterValue = (description: Description, parameter: ParameterNode): string =>
  plainText(parameterExample(description, parameter));

/** The host of servers whose address is relative to that of the description, which a file doesn't name. */
const HOST = 'https://api.example.com';

/** Returns the server that samples call. It's the sandbox if there is one, since no call does harm there. */
export function serverOf(description: Description, { node, pathItem }: Operation): string {
  const servers = (node.servers ?? pathItem.servers ?? description.document.servers ?? []) as ServerNode[];
  const chosen = servers.find(({ url }) => url.includes('sandbox')) ?? servers[0];
  const url = (chosen?.url ?? '').replace(/\{([^}]+)\}/g, (placeholder, name: string) => {
    const variable = isObject(chosen?.variables) ? chosen.variables[name] : undefined;
    if (!isObject(variable)) return placeholder;
    return String(variable.default ?? [variable.enum].flat()[0] ?? placeholder);
  });
  return (/^(?:[a-z]+:)?\/\/|^\{/.test(url) ? url : `${HOST}/${url.replace(/^\.?\//, '')}`).replace(
    /\/$/,
    '',
  );
}

/** Returns the alternative security requirements of an operation. An empty one allows calls without credentials. */
export const securityRequirements = (
  description: Description,
  { node }: Operation,
): Record<string, string[]>[] => node.security ?? description.document.security ?? [];

/** Returns the variable of a scheme's secret: `secretKey` → `$NACRE_SECRET_KEY`. */
const secretOf = (scheme: string): string =>
  `$${site.name.toUpperCase()}_${scheme
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replace(/\W+/g, '_')
    .toUpperCase()}`;

interface Credentials {
  headers: Pair[];
  query: Pair[];
  cookies: Pair[];
  certificate: boolean;
}

/** Returns what a security requirement adds to a call. Secrets come from the environment, never from the sample. */
export function credentialsOf(description: Description, requirement: Record<string, string[]>): Credentials {
  const credentials: Credentials = { headers: [], query: [], cookies: [], certificate: false };
  for (const key of Object.keys(requirement)) {
    const node = description.valueAt(['components', 'securitySchemes', key]);
    const { type, in: location, name, scheme } = description.resolve<JsonObject>(node).value;
    const secret = secretOf(key);
    if (type === 'mutualTLS') credentials.certificate = true;
    else if (type === 'apiKey') {
      const places = { header: credentials.headers, query: credentials.query, cookie: credentials.cookies };
      places[location as keyof typeof places]?.push([String(name), secret]);
    } else credentials.headers.push(['Authorization', `${authorizationWord(scheme)} ${secret}`]);
  }
  return credentials;
}

/** `basic` → `Basic`. OAuth and OpenID Connect have no scheme, and send bearer tokens. */
export const authorizationWord = (scheme: Json | undefined): string =>
  typeof scheme === 'string' ? scheme.charAt(0).toUpperCase() + scheme.slice(1) : 'Bearer';
