import { verifyPassport } from '@nacre/sdk-base';
import { verifyAccessToken } from '@nacre/sdk-base/server';
import { describe, expect, it } from 'vitest';
import { parametersIn, requestLine } from '../../packages/model/src/openapi/document.ts';
import { allOperations } from '../../packages/model/src/openapi/operations.ts';
import { readDescription } from '../../packages/model/src/openapi/readDescription.ts';
import { publishableKeyCalls, secretKeyCalls, signInCalls } from '../../src/data/facts.ts';

type Node = Record<string, unknown>;

const description = readDescription();
const { document } = description;
const resolve = (value: unknown): Node => description.resolve(value as never).value;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const node = (value: unknown): Node => (isNode(value) ? value : {});
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const operations = allOperations(description).map((operation) => ({
  ...operation,
  name: requestLine(operation),
}));
type Operation = (typeof operations)[number];
const calls = operations.filter(({ isWebhook }) => !isWebhook);
const webhooks = operations.filter(({ isWebhook }) => isWebhook);
const { schemas } = description;

const parametersOf = (operation: Operation) => parametersIn(operation).map(resolve);
const namesOf = (operation: Operation, place: string) =>
  parametersOf(operation).flatMap((each) => (each.in === place ? [each.name] : []));

const responsesOf = (operation: Operation) =>
  Object.entries(node(operation.node.responses)).map(([status, response]) => ({
    status,
    response: resolve(response),
  }));

/** Returns the request and the responses of an operation, by their media types, with the values of their examples. */
const bodiesOf = (operation: Operation) =>
  [{ status: 'request', response: resolve(operation.node.requestBody) }, ...responsesOf(operation)].flatMap(
    ({ status, response }) =>
      Object.entries(node(response.content)).map(([mediaType, content]) => ({
        name: `${operation.name} ${status}`,
        mediaType,
        schema: node(node(content).schema),
        examples: Object.values(node(node(content).examples)).map(resolve),
      })),
  );
const bodies = operations.flatMap(bodiesOf);

/** Returns every schema in the named schemas, with its place. References aren't followed. */
function schemasIn(schema: unknown, place: string): { schema: Node; place: string }[] {
  if (!isNode(schema)) return [];
  const below = [
    ...Object.entries(node(schema.properties)).map(([name, property]) => [name, property] as const),
    ...['items', 'contains', 'not', 'additionalProperties'].map((key) => [key, schema[key]] as const),
    ...['oneOf', 'anyOf', 'allOf', 'prefixItems'].flatMap((key) =>
      list(schema[key]).map((part) => [key, part] as const),
    ),
  ];
  return [{ schema, place }, ...below.flatMap(([name, part]) => schemasIn(part, `${place}.${name}`))];
}
const allSchemas = Object.entries(schemas).flatMap(([name, schema]) => schemasIn(schema, name));
const properties = allSchemas.flatMap(({ schema, place }) =>
  Object.entries(node(schema.properties)).map(([name, property]) => ({
    place: `${place}.${name}`,
    property: node(property),
  })),
);

/* Redocly's rules in `openapi/redocly.yaml` cover structure, names, references and the values of examples. */
describe('openapi/backend.yaml', () => {
  // packages/checks/src/facts/statedNumbers.tsv has the numbers in texts.
  it('has the rate limits of its page', () => {
    const limits = list(document['x-rate-limits']).map((limit) => String(node(limit).calls));
    expect(limits.slice(0, 3)).toEqual([secretKeyCalls, publishableKeyCalls, signInCalls]);
  });

  it('has an example for every scalar property without a constant value', () => {
    const bare = properties.filter(
      ({ property: { type, examples, ...rest } }) =>
        type !== undefined &&
        type !== 'object' &&
        type !== 'array' &&
        rest.const === undefined &&
        list(examples).length === 0,
    );
    expect(bare.map(({ place }) => place)).toEqual([]);
  });

  it('maps every discriminator to the branches of its union', () => {
    const unions = allSchemas.filter(({ schema }) => isNode(schema.discriminator));
    expect(unions.length).toBeGreaterThan(0);
    for (const { schema, place } of unions) {
      const { mapping, propertyName } = node(schema.discriminator);
      const branches = list(schema.oneOf).map((branch) => node(branch)['$ref']);
      expect(Object.values(node(mapping)), place).toEqual(branches);
      for (const [value, reference] of Object.entries(node(mapping))) {
        const branch = resolve({ $ref: reference });
        expect(node(node(branch.properties)[String(propertyName)]).const, `${place} ${value}`).toBe(value);
        expect(branch.required, `${place} ${value}`).toContain(propertyName);
      }
    }
  });
});

it.each(operations)('$name is described in sentences, with examples', (operation) => {
  expect(operation.node.summary).toMatch(/^[A-Z].*[^.]$/);
  expect(String(operation.node.description).trim()).toMatch(/^[A-Z][^]*\.$/);
  for (const { name, example } of parametersOf(operation)) expect(example, String(name)).toBeDefined();
  for (const { name, examples } of bodiesOf(operation)) {
    expect(examples.length, name).toBeGreaterThan(0);
    for (const { summary } of examples) expect(summary, name).toBeTruthy();
  }
});

describe.each(calls)('$name', (operation) => {
  const responses = responsesOf(operation);
  const statuses = responses.map(({ status }) => status);
  const schemes = list(operation.node.security).flatMap((requirement) => Object.keys(node(requirement)));
  const id = String(operation.node.operationId);

  it('answers errors with problems that name their codes', () => {
    const wanted = [
      ...['429', '5XX'],
      ...(schemes.length > 0 ? ['401'] : []),
      ...(schemes.includes('secretKey') ? ['403'] : []),
      ...(operation.path.includes('Id}') ? ['404'] : []),
      ...(operation.node.requestBody ? ['400', '422'] : []),
    ];
    expect(statuses).toEqual(expect.arrayContaining(wanted));
    const codes = list(node(schemas.ErrorCode).enum);
    for (const { status, response } of responses.filter((each) => /^[45]/.test(each.status))) {
      const named = list(response['x-error-codes']);
      expect(named.length, status).toBeGreaterThan(0);
      expect(codes, status).toEqual(expect.arrayContaining(named));
      const content = node(response.content);
      expect(Object.keys(content), status).toEqual(['application/problem+json']);
      const { schema, examples } = node(content['application/problem+json']);
      expect(schema, status).toEqual({ $ref: '#/components/schemas/Problem' });
      for (const problem of Object.values(node(examples)).map((example) => node(resolve(example).value))) {
        expect(named, status).toContain(problem.code);
        expect(String(problem.status)).toMatch(new RegExp(`^${status.replaceAll('X', '\\d')}$`));
        const anchor = String(problem.code).replace('/', '-');
        expect(problem.type).toBe(`https://docs.nacre.example/products/embedded-wallet/exceptions#${anchor}`);
      }
    }
  });

  it('accepts Idempotency-Key if it is a POST that creates, and no GET does', () => {
    const accepts = namesOf(operation, 'header').includes('Idempotency-Key');
    const isPost = operation.method === 'post';
    if (isPost && (statuses.includes('201') || statuses.includes('202'))) expect(accepts).toBe(true);
    if (accepts) expect([isPost, statuses]).toEqual([true, expect.arrayContaining(['409'])]);
  });

  it('is a cursor page if it is a list', () => {
    const isList = id.startsWith('list');
    const success = resolve(node(operation.node.responses)['200']);
    const schema = resolve(node(node(success.content)['application/json']).schema);
    const query = namesOf(operation, 'query');
    for (const name of ['limit', 'cursor']) expect(query.includes(name), name).toBe(isList);
    expect('nextCursor' in node(schema.properties)).toBe(isList);
    if (!isList) return;
    expect(schema.required).toEqual(['data', 'nextCursor']);
    expect(schema.properties).toMatchObject({
      data: { type: 'array' },
      nextCursor: { $ref: '#/components/schemas/NextCursor' },
    });
    expect(statuses).toContain('400');
  });
});

it.each(webhooks)('$name sends the event of its name, signed', (operation) => {
  const [body] = bodiesOf(operation);
  expect(node(node(resolve(body?.schema).properties).type).const).toBe(operation.path);
  const signature = parametersOf(operation).find((parameter) => parameter.name === 'Nacre-Signature');
  expect(signature?.required).toBe(true);
  expect(operation.node.security).toEqual([]);
});

describe('the examples', () => {
  const valuesOf = (name: string) =>
    bodies.flatMap((body) => (body.name === name ? body.examples.map(({ value }) => node(value)) : []));
  const number = (value: unknown) => BigInt(String(value));

  it('of fees and points have correct sums', () => {
    const estimates = valuesOf('POST /transactions/estimate 200');
    expect(estimates).toHaveLength(2);
    for (const { details, maxFee } of estimates) {
      const { kind, gasLimit, maxFeePerGas, l1DataFee, maxFeePerOperation, operationCount } = node(details);
      const most =
        kind === 'evm'
          ? number(gasLimit) * number(maxFeePerGas) + number(l1DataFee)
          : number(maxFeePerOperation) * number(operationCount);
      expect(number(maxFee)).toBe(most);
    }
    const balances = valuesOf('GET /loyalty/programs/{programId}/balance 200');
    expect(balances.length).toBeGreaterThan(0);
    for (const { settled, pending, optimistic } of balances)
      expect(number(settled) + number(pending)).toBe(number(optimistic));
  });

  it('of a session has an access token that the published keys verify', async () => {
    const [keys] = valuesOf('GET /.well-known/jwks.json 200');
    const [session] = valuesOf('POST /auth/sign-in 200');
    const options = {
      audience: 'app_sandbox',
      environment: 'sandbox',
      keys,
      now: new Date('2026-03-02T09:40:00Z'),
    };
    const claims = await verifyAccessToken(String(session?.accessToken), options as never);
    expect(claims.sub).toBe('usr_4Kd92mXw');
  });

  it('of a credential verifies with the SDK', async () => {
    const [credential] = valuesOf('GET /passports/{passportId}/credential 200');
    const { issuer, proof } = node(credential);
    const { verificationMethod, created } = node(proof);
    const publicKeyMultibase = String(verificationMethod).replace(/^.*#/, '');
    const verified = verifyPassport(credential as never, {
      trustedIssuers: [{ issuer: String(node(issuer).id ?? issuer), publicKeyMultibase }],
      now: new Date(String(created)),
    });
    await expect(verified).resolves.toBeDefined();
  });
});
