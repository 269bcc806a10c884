import fs from 'node:fs';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
}

export interface Operation {
  path: string;
  parameters: Parameter[];
  bodyRequired: boolean;
  validateBody?: (value: unknown) => string[];
  /** What is wrong with the headers' credentials; empty when one of the accepted ways is there. */
  securityComplaints(headers: Map<string, string>): string[];
}

/** What the checks ask of the API's description. */
export interface Api {
  isOurs(url: URL): boolean;
  find(method: string, url: URL): Operation | undefined;
  schemaNames(): string[];
  /** Problems of a value against a named schema. */
  validate(schema: string, value: unknown): string[];
}

type Json = Record<string, unknown>;

/** Reads the description of the API for the checks. */
export function readApi(file: string): Api {
  const document = parse(fs.readFileSync(file, 'utf8')) as Json;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema(document, 'api');
  const paths = document.paths as Record<string, Json>;
  const schemas = (document.components as Record<string, Json>).schemas as Json;
  const servers = [
    ...(document.servers as { url: string }[]),
    ...Object.values(paths).flatMap((item) => (item.servers as { url: string }[] | undefined) ?? []),
    ...Object.values(paths).flatMap((item) =>
      Object.values(item).flatMap(
        (operation) => ((operation as Json)?.servers as { url: string }[] | undefined) ?? [],
      ),
    ),
  ].map(({ url }) => new URL(url));

  const pointer = (...parts: string[]) =>
    `api#/${parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;
  const resolve = <T>(value: unknown): T => {
    const reference = (value as Json | undefined)?.$ref;
    if (typeof reference !== 'string') return value as T;
    const target = reference
      .slice(2)
      .split('/')
      .reduce((at: unknown, part) => (at as Json)[part], document);
    return resolve(target);
  };
  const complaints = (validate: ValidateFunction, value: unknown) =>
    validate(value)
      ? []
      : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || 'it'} ${message}`);

  function operationAt(template: string, method: string): Operation | undefined {
    const item = paths[template];
    const operation = item?.[method.toLowerCase()] as Json | undefined;
    if (!item || !operation) return undefined;
    const body = resolve<Json | undefined>(operation.requestBody);
    const hasBody = body !== undefined;
    const reference = (operation.requestBody as Json | undefined)?.$ref as string | undefined;
    const bodyPointer = reference
      ? `api${reference}/content/application~1json/schema`
      : pointer(
          'paths',
          template,
          method.toLowerCase(),
          'requestBody',
          'content',
          'application/json',
          'schema',
        );
    const validateBody = hasBody ? ajv.compile({ $ref: bodyPointer }) : undefined;
    const parameters = [
      ...((item.parameters as unknown[]) ?? []),
      ...((operation.parameters as unknown[]) ?? []),
    ];
    return {
      path: template,
      parameters: parameters.map((parameter) => resolve<Parameter>(parameter)),
      bodyRequired: body?.required === true,
      ...(validateBody ? { validateBody: (value: unknown) => complaints(validateBody, value) } : {}),
      securityComplaints: (headers) =>
        securityOf((operation.security ?? document.security) as Json[], headers),
    };
  }

  return {
    isOurs: (url) => servers.some((server) => server.origin === url.origin),
    find(method, url) {
      const server = servers
        .filter(
          ({ origin, pathname }) =>
            origin === url.origin && url.pathname.startsWith(pathname.replace(/\/$/, '')),
        )
        .toSorted((a, b) => b.pathname.length - a.pathname.length);
      for (const { pathname } of server) {
        const path = url.pathname.slice(pathname.replace(/\/$/, '').length);
        // Fixed segments win over parameters: /users/me is not /users/{userId}.
        const fits = Object.keys(paths)
          .filter((template) => toPattern(template).test(path))
          .toSorted((a, b) => a.split('{').length - b.split('{').length);
        for (const template of fits) {
          const operation = operationAt(template, method);
          if (operation) return operation;
        }
      }
      return undefined;
    },
    schemaNames: () => Object.keys(schemas),
    validate: (schema, value) =>
      complaints(ajv.compile({ $ref: pointer('components', 'schemas', schema) }), value),
  };
}

const toPattern = (template: string) =>
  new RegExp(`^${template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+')}$`);

const PRESENT: Record<string, (headers: Map<string, string>) => boolean> = {
  publishableKey: (headers) => /pk_|publishable/i.test(headers.get('nacre-publishable-key') ?? ''),
  secretKey: (headers) => /^Bearer .*(sk_|secret)/i.test(headers.get('authorization') ?? ''),
  accessToken: (headers) => /^Bearer .*(token|eyJ)/i.test(headers.get('authorization') ?? ''),
};

function securityOf(ways: Json[] | undefined, headers: Map<string, string>): string[] {
  if (!ways || ways.length === 0 || ways.some((way) => Object.keys(way).length === 0)) return [];
  const accepted = ways.some((way) =>
    Object.keys(way).every((scheme) => PRESENT[scheme]?.(headers) ?? false),
  );
  const names = ways.map((way) => Object.keys(way).join(' and ')).join(' or ');
  return accepted ? [] : [`without its credentials (${names})`];
}
