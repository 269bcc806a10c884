import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { CryptoErrorType } from '../../packages/sdk-base/src/errors/CryptoErrorType.ts';
import { IframeApiErrorType } from '../../packages/sdk-base/src/errors/IframeApiErrorType.ts';
import { JwtErrorType } from '../../packages/sdk-base/src/errors/JwtErrorType.ts';
import { SdkErrorType } from '../../packages/sdk-base/src/errors/SdkErrorType.ts';
import { Network } from '../../packages/sdk-base/src/networks/Network.ts';
import { publishableKeyCalls, secretKeyCalls, signInCalls } from '../../src/data/facts.ts';

type Node = Record<string, unknown>;

const document = parse(readFileSync(new URL('../../openapi/backend.yaml', import.meta.url), 'utf8')) as Node;

const methods = ['get', 'put', 'post', 'patch', 'delete'];
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const node = (value: unknown): Node => (isNode(value) ? value : {});
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Returns the target of a node's `$ref`, or the node itself. */
function resolve(value: unknown): Node {
  const reference = node(value)['$ref'];
  if (typeof reference !== 'string') return node(value);
  const target = reference
    .replace(/^#\//, '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((parent, part) => node(parent)[part], document);
  if (!isNode(target)) throw new Error(`the reference ${reference} has no target`);
  return resolve(target);
}

type Operation = { name: string; path: string; method: string; item: Node; node: Node };

function operationsOf(section: 'paths' | 'webhooks'): Operation[] {
  return Object.entries(node(document[section])).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = node(item)[method];
      return isNode(operation)
        ? [{ name: `${method.toUpperCase()} ${path}`, path, method, item: node(item), node: operation }]
        : [];
    }),
  );
}

const calls = operationsOf('paths');
const webhooks = operationsOf('webhooks');
const operations = [...calls, ...webhooks];

const schemas = node(node(document.components).schemas);
const errorCodes = list(resolve({ $ref: '#/components/schemas/ErrorCode' }).enum) as string[];

const parametersOf = (operation: Operation) =>
  [...list(operation.item.parameters), ...list(operation.node.parameters)].map(resolve);

const responsesOf = (operation: Operation) =>
  Object.entries(node(operation.node.responses)).map(([status, response]) => ({
    status,
    response: resolve(response),
  }));

type Body = { location: string; mediaType: string; content: Node };

function bodiesOf(operation: Operation): Body[] {
  const parts: [string, Node][] = [
    [`${operation.name} request`, resolve(operation.node.requestBody)],
    ...responsesOf(operation).map(({ status, response }): [string, Node] => [
      `${operation.name} ${status}`,
      response,
    ]),
  ];
  return parts.flatMap(([location, part]) =>
    Object.entries(node(part.content)).map(([mediaType, content]) => ({
      location: `${location} ${mediaType}`,
      mediaType,
      content: node(content),
    })),
  );
}

const bodies = operations.flatMap(bodiesOf);

/** Calls `visit` on a schema and on every schema inside it, without following references. */
function walkSchema(
  schema: unknown,
  location: string,
  visit: (schema: Node, location: string) => void,
): void {
  if (!isNode(schema)) return;
  visit(schema, location);
  for (const [name, property] of Object.entries(node(schema.properties)))
    walkSchema(property, `${location}.${name}`, visit);
  for (const key of ['items', 'contains', 'not', 'additionalProperties'])
    walkSchema(schema[key], `${location}/${key}`, visit);
  for (const key of ['oneOf', 'anyOf', 'allOf', 'prefixItems'])
    list(schema[key]).forEach((part, index) => walkSchema(part, `${location}/${key}/${index}`, visit));
}

/**
 * Returns a copy of the document in which no object may have a property that its schema doesn't name. A response may
 * gain properties, so the document itself allows them. An example that misspells one must still fail here.
 */
function closed(): Node {
  const copy = structuredClone(document);
  for (const [name, schema] of Object.entries(node(node(copy.components).schemas)))
    walkSchema(schema, name, (subschema) => {
      if (isNode(subschema.properties)) subschema.additionalProperties ??= false;
    });
  return copy;
}

const ajv = new Ajv2020({ strict: true, strictTypes: false, allErrors: true });
addFormats(ajv);
// OpenAPI's own keywords, which contain nothing that ajv could check.
ajv.addVocabulary(['discriminator', 'x-error-codes', 'x-sdk', 'x-since']);
for (const keyword of [
  'openapi',
  'x-rate-limits',
  'info',
  'externalDocs',
  'servers',
  'tags',
  'paths',
  'webhooks',
  'components',
])
  ajv.addKeyword(keyword);
ajv.addSchema({ ...closed(), $id: 'https://api.nacre.example/openapi' });

/** Returns the reason why a value doesn't match a schema of the document, or `''` if it matches. */
function mismatch(schema: Node, value: unknown): string {
  const absolute = JSON.parse(
    JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"https://api.nacre.example/openapi#/'),
  ) as Node;
  const validate = ajv.compile(absolute);
  return validate(value) ? '' : ajv.errorsText(validate.errors, { separator: '\n' });
}

describe('openapi/backend.yaml', () => {
  it('is OpenAPI 3.1 with a license, a contact and both servers', () => {
    const info = node(document.info);
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(info.description).toBeTypeOf('string');
    expect(node(info.license).identifier).toBe('Apache-2.0');
    expect(node(info.contact).url).toBe('https://nacre.example');
    expect(list(document.servers).map((server) => node(server).url)).toEqual([
      'https://api.nacre.example/v1',
      'https://api.sandbox.nacre.example/v1',
    ]);
  });

  it('contains every operation of the product, and every webhook', () => {
    expect(calls.map((operation) => operation.node.operationId).sort()).toEqual(
      [
        'getStatus',
        ...['sendOtp', 'signUp', 'signIn', 'refreshSession', 'signOut', 'getJwks'],
        ...['getCurrentUser', 'updateCurrentUser', 'getRecoveryStatus', 'getUser', 'listUsers'],
        ...['listAccounts', 'getAccount', 'getBalance'],
        ...['listTokenBalances', 'listNfts', 'getNft', 'listTransfers'],
        ...['estimateFees', 'broadcastTransaction', 'getTransaction'],
        ...['listOrders', 'createOrder', 'getOrder', 'cancelOrder'],
        ...['listCollections', 'createCollection', 'getCollection', 'mintItems', 'getJob'],
        ...['listLoyaltyPrograms', 'getLoyaltyProgram', 'listLoyaltyTiers', 'getLoyaltyBalance'],
        ...['earnPoints', 'redeemReward', 'listLoyaltyHistory', 'reversePoints'],
        ...['createLoyaltyProgram', 'updateLoyaltyProgram', 'createLoyaltyTier', 'updateLoyaltyTier'],
        ...['createLoyaltyReward', 'updateLoyaltyReward', 'createVoucherCode', 'useVoucher'],
        ...['createPassport', 'listPassports', 'getPassport', 'updatePassport', 'publishPassport'],
        ...['addPassportEvent', 'claimPassport', 'getPassportCredential', 'getStatusList'],
        ...['listWebhookEndpoints', 'createWebhookEndpoint', 'getWebhookEndpoint', 'deleteWebhookEndpoint'],
        ...['testWebhookEndpoint', 'listEvents', 'resendEvent'],
        ...['createZeltyConnection', 'getZeltyConnection', 'deleteZeltyConnection', 'requestTestTokens'],
      ].sort(),
    );
    const events = Object.keys(node(document.webhooks));
    expect(events).toEqual([...list(node(schemas.WebhookEventType).enum), 'webhook.test']);
    expect(events).toEqual(Object.keys(node(node(node(schemas.WebhookEvent).discriminator).mapping)));
    expect(events).toHaveLength(13);
  });

  it('has a unique id for each operation', () => {
    const ids = operations.map((operation) => operation.node.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has the same rate limits as its page', () => {
    const page = readFileSync(new URL('../../docs/backend-openapi.mdx', import.meta.url), 'utf8');
    const [, section = ''] = /\n## Rate limits\n(.*?)\n## /s.exec(page) ?? [];
    const text = String(node(document.info).description).replace(/\s+/g, ' ');
    const [secret, publishable, signIn] = list(document['x-rate-limits']).map((limit) => node(limit).calls);
    expect(text).toContain(`With a secret key, you can make ${String(secret)} calls a minute.`);
    expect(text).toContain(
      `you can make ${String(publishable)} calls a minute from one network address, at most ${String(signIn)} of them`,
    );
    expect([secretKeyCalls, publishableKeyCalls, signInCalls]).toEqual(
      [secret, publishable, signIn].map(String),
    );
    for (const header of Object.keys(
      node(resolve({ $ref: '#/components/responses/TooManyRequests' }).headers),
    ))
      if (header !== 'Nacre-Request-Id')
        for (const part of [section, text]) expect(part).toContain(`\`${header}\``);
  });

  it('describes every tag, and uses each', () => {
    const tags = list(document.tags).map(node);
    for (const tag of tags) expect(tag.description, String(tag.name)).toBeTruthy();
    const used = new Set(operations.flatMap((operation) => list(operation.node.tags)));
    expect([...used].sort()).toEqual(tags.map((tag) => tag.name).sort());
  });

  it('describes every component and uses it', () => {
    const text = JSON.stringify(document);
    const unused = Object.entries(node(document.components))
      .filter(([kind]) => kind !== 'securitySchemes')
      .flatMap(([kind, components]) =>
        Object.keys(node(components)).map((name) => `#/components/${kind}/${name}`),
      )
      .filter((pointer) => !text.includes(`"$ref":"${pointer}"`));
    expect(unused).toEqual([]);
  });

  it('describes every schema and every property', () => {
    const bare: string[] = [];
    for (const [name, schema] of Object.entries(schemas)) {
      if (!node(schema).description) bare.push(name);
      walkSchema(schema, name, (subschema, location) => {
        for (const [property, value] of Object.entries(node(subschema.properties)))
          if (!node(value).description && !resolve(value).description) bare.push(`${location}.${property}`);
      });
    }
    expect(bare).toEqual([]);
  });

  it('requires only properties that exist', () => {
    const missing: string[] = [];
    for (const [name, schema] of Object.entries(schemas))
      walkSchema(schema, name, (subschema, location) => {
        for (const property of list(subschema.required))
          if (!(String(property) in node(subschema.properties)))
            missing.push(`${location}.${String(property)}`);
      });
    expect(missing).toEqual([]);
  });

  it('maps every discriminator to the branches of its union', () => {
    let unions = 0;
    for (const [name, schema] of Object.entries(schemas))
      walkSchema(schema, name, (subschema, location) => {
        if (!isNode(subschema.discriminator)) return;
        unions += 1;
        const property = String(subschema.discriminator.propertyName);
        const branches = list(subschema.oneOf).map((branch) => node(branch)['$ref']);
        expect(Object.values(node(subschema.discriminator.mapping)), location).toEqual(branches);
        for (const [value, reference] of Object.entries(node(subschema.discriminator.mapping))) {
          const branch = resolve({ $ref: reference });
          expect(node(node(branch.properties)[property]).const, `${location} ${value}`).toBe(value);
          expect(branch.required, `${location} ${value}`).toContain(property);
        }
      });
    expect(unions).toBeGreaterThan(0);
  });

  it('contains the SDK’s error codes and no other', () => {
    const members = [SdkErrorType, CryptoErrorType, JwtErrorType, IframeApiErrorType].flatMap(Object.values);
    expect(errorCodes).toEqual(members);
    expect(errorCodes).toHaveLength(43);
  });

  it('contains the SDK’s networks and no other', () => {
    expect(node(schemas.Network).enum).toEqual(Object.values(Network));
  });
});

describe.each(operations)('$name', (operation) => {
  it('has a summary, a description, an id, one tag and its security', () => {
    expect(operation.node.summary).toMatch(/^[A-Z].*[^.]$/);
    expect(String(operation.node.description).trim()).toMatch(/^[A-Z][^]*\.$/);
    expect(operation.node.operationId).toMatch(/^[a-z][A-Za-z]+$/);
    expect(list(operation.node.tags)).toHaveLength(1);
    expect(Array.isArray(operation.node.security)).toBe(true);
    const schemes = Object.keys(node(node(document.components).securitySchemes));
    for (const requirement of list(operation.node.security))
      for (const scheme of Object.keys(node(requirement))) expect(schemes).toContain(scheme);
  });

  it('describes its parameters with examples that fit', () => {
    for (const parameter of parametersOf(operation)) {
      expect(parameter.description, String(parameter.name)).toBeTruthy();
      expect(parameter.example, String(parameter.name)).toBeDefined();
      expect(mismatch(node(parameter.schema), parameter.example), String(parameter.name)).toBe('');
    }
    const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    const pathParameters = parametersOf(operation).filter((parameter) => parameter.in === 'path');
    expect(pathParameters.map((parameter) => parameter.name).sort()).toEqual(inPath.sort());
  });

  it('has an example with a summary for each body, and each fits its schema', () => {
    for (const { location, content } of bodiesOf(operation)) {
      const examples = Object.entries(node(content.examples));
      expect(examples.length, location).toBeGreaterThan(0);
      for (const [name, reference] of examples) {
        const example = resolve(reference);
        expect(example.summary, `${location} ${name}`).toBeTruthy();
        expect(mismatch(node(content.schema), example.value), `${location} ${name}`).toBe('');
      }
    }
  });
});

describe.each(calls)('$name', (operation) => {
  const responses = responsesOf(operation);
  const errors = responses.filter(({ status }) => /^[45]/.test(status));
  const statuses = responses.map(({ status }) => status);
  const successes = statuses.filter((status) => status.startsWith('2'));
  const headers = parametersOf(operation).filter((parameter) => parameter.in === 'header');
  const schemes = list(operation.node.security).flatMap((requirement) => Object.keys(node(requirement)));

  it('answers errors with problems that name their codes', () => {
    expect(statuses).toContain('429');
    expect(statuses).toContain('5XX');
    if (schemes.length > 0) expect(statuses).toContain('401');
    if (schemes.includes('secretKey')) expect(statuses).toContain('403');
    if (operation.path.includes('Id}')) expect(statuses).toContain('404');
    if (operation.node.requestBody) expect(statuses).toEqual(expect.arrayContaining(['400', '422']));
    for (const { status, response } of errors) {
      expect(Object.keys(node(response.content)), status).toEqual(['application/problem+json']);
      const content = node(node(response.content)['application/problem+json']);
      expect(content.schema, status).toEqual({ $ref: '#/components/schemas/Problem' });
      const codes = list(response['x-error-codes']);
      expect(codes.length, status).toBeGreaterThan(0);
      for (const code of codes) expect(errorCodes, status).toContain(code);
      for (const example of Object.values(node(content.examples))) {
        const problem = node(resolve(example).value);
        expect(codes, status).toContain(problem.code);
        expect(String(problem.status), status).toMatch(
          status === '5XX' ? /^5\d\d$/ : new RegExp(`^${status}$`),
        );
        expect(problem.type, status).toBe(
          `https://docs.nacre.example/products/embedded-wallet/exceptions#${String(problem.code).replace('/', '-')}`,
        );
      }
    }
  });

  it('sends Retry-After with 429', () => {
    const limited = responses.find(({ status }) => status === '429');
    expect(resolve(node(limited?.response.headers)['Retry-After']).required).toBe(true);
  });

  it('accepts Idempotency-Key if it is a POST that creates, and no GET does', () => {
    const takes = headers.some((header) => header.name === 'Idempotency-Key');
    const creates =
      operation.method === 'post' && successes.some((status) => status === '201' || status === '202');
    if (creates) expect(takes).toBe(true);
    if (takes) expect(statuses).toContain('409');
    if (operation.method !== 'post') expect(takes).toBe(false);
  });

  it('is a cursor page if it is a list', () => {
    const success = resolve(node(operation.node.responses)['200']);
    const schema = resolve(node(node(success.content)['application/json']).schema);
    const query = parametersOf(operation).filter((parameter) => parameter.in === 'query');
    const names = query.map((parameter) => parameter.name);
    const isList = String(operation.node.operationId).startsWith('list');
    expect('nextCursor' in node(schema.properties)).toBe(isList);
    expect(names.includes('limit')).toBe(isList);
    expect(names.includes('cursor')).toBe(isList);
    if (!isList) return;
    expect(schema.required).toEqual(['data', 'nextCursor']);
    expect(node(node(schema.properties).data).type).toBe('array');
    expect(node(node(schema.properties).nextCursor)).toEqual({ $ref: '#/components/schemas/NextCursor' });
    expect(statuses).toContain('400');
  });

  it('names an SDK method only as a type and a member', () => {
    const method = operation.node['x-sdk'];
    if (method !== undefined)
      expect(method).toMatch(/^(Client|(Auth|Account|Loyalty|Dpp)Module|Account)\.[a-z]\w+$/);
    else expect(schemes.filter((scheme) => scheme !== 'secretKey')).toEqual(missingFromSdk(operation));
  });
});

/** Returns the security schemes of an operation that users' apps may call, but no SDK method does. */
function missingFromSdk(operation: Operation): string[] {
  const id = String(operation.node.operationId);
  return ['getTransaction', 'requestTestTokens', 'getRecoveryStatus'].includes(id) ? ['accessToken'] : [];
}

describe('webhooks', () => {
  it.each(webhooks)('$name sends the event of its name, signed', (operation) => {
    const content = node(node(resolve(operation.node.requestBody).content)['application/json']);
    const event = resolve(content.schema);
    expect(node(node(event.properties).type).const).toBe(operation.path);
    const signature = parametersOf(operation).find((parameter) => parameter.name === 'Nacre-Signature');
    expect(signature?.required).toBe(true);
    expect(operation.node.security).toEqual([]);
  });
});

describe('examples', () => {
  it('are validated at all, and an unknown property fails', () => {
    expect(bodies.length).toBeGreaterThan(operations.length);
    const user = resolve({ $ref: '#/components/examples/User' }).value;
    expect(mismatch({ $ref: '#/components/schemas/User' }, user)).toBe('');
    expect(mismatch({ $ref: '#/components/schemas/User' }, { ...node(user), nickname: 'ada' })).toContain(
      'additional properties',
    );
    expect(mismatch({ $ref: '#/components/schemas/User' }, { ...node(user), id: 'ord_1' })).toContain(
      'pattern',
    );
  });

  it('have a valid value for every schema example', () => {
    const problems: string[] = [];
    for (const [name, schema] of Object.entries(schemas))
      walkSchema(schema, name, (subschema, location) => {
        for (const example of list(subschema.examples)) {
          const reason = mismatch(subschema, example);
          if (reason) problems.push(`${location}: ${reason}`);
        }
      });
    expect(problems).toEqual([]);
  });

  it('exist for every closed list of values and every scalar', () => {
    const bare: string[] = [];
    for (const [name, schema] of Object.entries(schemas))
      walkSchema(schema, name, (subschema, location) => {
        for (const [property, value] of Object.entries(node(subschema.properties))) {
          const type = node(value).type;
          if (type === undefined || type === 'object' || type === 'array' || node(value).const !== undefined)
            continue;
          if (list(node(value).examples).length === 0) bare.push(`${location}.${property}`);
        }
      });
    expect(bare).toEqual([]);
  });

  it('have correct sums', () => {
    const estimates = bodies
      .filter(({ location }) => location.startsWith('POST /transactions/estimate 200'))
      .flatMap(({ content }) => Object.values(node(content.examples)))
      .map((example) => node(resolve(example).value));
    expect(estimates).toHaveLength(2);
    for (const estimate of estimates) {
      const details = node(estimate.details);
      const most =
        details.kind === 'evm'
          ? BigInt(String(details.gasLimit)) * BigInt(String(details.maxFeePerGas)) +
            BigInt(String(details.l1DataFee))
          : BigInt(String(details.maxFeePerOperation)) * BigInt(Number(details.operationCount));
      expect(BigInt(String(estimate.maxFee))).toBe(most);
    }
    const balances = bodies
      .filter(({ location }) => location.includes('/balance 200') && location.includes('loyalty'))
      .flatMap(({ content }) => Object.values(node(content.examples)))
      .map((example) => node(resolve(example).value));
    expect(balances.length).toBeGreaterThan(0);
    for (const balance of balances)
      expect(BigInt(String(balance.settled)) + BigInt(String(balance.pending))).toBe(
        BigInt(String(balance.optimistic)),
      );
  });

  it('show a credential whose proof verifies', () => {
    const content = bodies.find(({ location }) =>
      location.startsWith('GET /passports/{passportId}/credential 200'),
    );
    const credential = node(resolve(Object.values(node(content?.content.examples))[0]).value);
    expect(verifies(credential)).toBe(true);
    expect(verifies({ ...credential, validFrom: '2026-02-21T08:00:00Z' })).toBe(false);
  });
});

/** Serializes like RFC 8785, as far as the example needs it: without numbers, and with keys in ASCII. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isNode(value)) return JSON.stringify(value);
  const members = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`);
  return `{${members.join(',')}}`;
}

function base58(text: string): Buffer {
  const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
  const number = [...text].reduce((sum, letter) => sum * 58n + BigInt(alphabet.indexOf(letter)), 0n);
  return Buffer.from(
    number
      .toString(16)
      .padStart(2, '0')
      .replace(/^(?=(..)*.$)/, '0'),
    'hex',
  );
}

/** Verifies an `ecdsa-jcs-2019` proof by a `did:key` on P-256. */
function verifies(credential: Node): boolean {
  const { proof, ...unsecured } = credential;
  const { proofValue, ...options } = node(proof);
  const sha256 = (text: string) => createHash('sha256').update(text).digest();
  const key = base58(String(options.verificationMethod).replace(/^.*#z/, ''));
  expect([...key.subarray(0, 2)]).toEqual([0x80, 0x24]);
  // SubjectPublicKeyInfo of a compressed P-256 point.
  const der = Buffer.concat([
    Buffer.from('3039301306072a8648ce3d020106082a8648ce3d030107032200', 'hex'),
    key.subarray(2),
  ]);
  return verify(
    'sha256',
    Buffer.concat([sha256(canonical(options)), sha256(canonical(unsecured))]),
    { key: createPublicKey({ key: der, format: 'der', type: 'spki' }), dsaEncoding: 'ieee-p1363' },
    base58(String(proofValue).slice(1)),
  );
}
