import { describe, expect, test } from 'vitest';
import type { Json } from '../../model/src/openapi/document.ts';
import { readDescription } from '../../model/src/openapi/readDescription.ts';
import { curl } from '../src/samples/curl.ts';
import { initialValue, initialVariant } from '../src/browser/tryIt/initialValue.ts';
import { fillForm, withCaller } from '../src/browser/tryIt/fillForm.ts';
import { jsonTokens } from '../src/browser/tryIt/jsonTokens.ts';
import { nearestField, parseProblem } from '../src/browser/tryIt/parseProblem.ts';
import { asNumber, requestOf } from '../src/browser/tryIt/requestOf.ts';
import { faultsOf, send, type CallOutcome } from '../src/browser/tryIt/send.ts';
import { statusTexts } from '../src/browser/tryIt/statusTexts.ts';
import { TryItSandbox } from '../src/browser/tryIt/TryItSandbox.ts';
import type { Fault } from '../src/browser/tryIt/TryItOperation.ts';
import { fieldOf } from '../src/tryIt/fieldOf.ts';
import { tryItOperations } from '../src/tryIt/tryItOperations.ts';

const description = readDescription();
const operations = tryItOperations(description);
const all = Object.values(operations);
const operationAt = (anchor: string) => {
  const operation = operations[anchor];
  if (!operation) throw new Error(`no operation has the anchor ${anchor}`);
  return operation;
};
const statusOf = (outcome: CallOutcome) => (outcome.kind === 'answer' ? outcome.status : outcome.message);

/** Fills in an operation's form and sends it, in a new sandbox or a given one. */
async function attempt(
  anchor: string,
  trial = new TryItSandbox(),
  fault: Fault = 'none',
): Promise<CallOutcome> {
  const { values } = await fillForm(operationAt(anchor), trial);
  return send(operationAt(anchor), { ...values, fault }, trial);
}

describe('every operation', () => {
  test('succeeds with the initial values of its form, for every allowed caller', async () => {
    const refused: Record<string, unknown> = {};
    for (const operation of all)
      for (const { name } of operation.callers) {
        const trial = new TryItSandbox();
        const { values } = await fillForm(operation, trial, name);
        const outcome = await send(operation, values, trial);
        if (outcome.kind === 'none' || outcome.status >= 300) refused[`${operation.id} ${name}`] = outcome;
      }
    expect(all.length).toBeGreaterThan(60);
    expect(refused).toEqual({});
  });

  test('has a separate field for each part of its body: none must be written as JSON', () => {
    const bodies = all.flatMap(({ id, body }) => (body ? [[id, JSON.stringify(body.field)] as const] : []));
    expect(bodies.length).toBeGreaterThan(25);
    expect(bodies.filter(([, field]) => field.includes('"kind":"json"'))).toEqual([]);
  });
});

describe('the prefilled values', () => {
  test('are created in the sandbox if the seed data lacks them, with a list of the calls', async () => {
    const { calls, values } = await fillForm(operationAt('use-voucher'), new TryItSandbox());
    expect(calls).toContain('createVoucherCode');
    expect(values.body).toEqual({ code: expect.stringMatching(/^\w{4}-\w{4}$/) as unknown });
    expect((await fillForm(operationAt('get-order'), new TryItSandbox())).calls).toEqual([]);
  });

  test('name the newest resource, until it is deleted or the sandbox is reset', async () => {
    const trial = new TryItSandbox();
    const seeded = trial.sandbox.seeded.webhookId;
    const idIn = async () =>
      (await fillForm(operationAt('get-webhook-endpoint'), trial)).values.path.webhookId;
    expect(await idIn()).toBe(seeded);
    expect(statusOf(await attempt('create-webhook-endpoint', trial))).toBe(201);
    const created = await idIn();
    expect(created).not.toBe(seeded);
    expect(statusOf(await attempt('get-webhook-endpoint', trial))).toBe(200);
    expect(statusOf(await attempt('delete-webhook-endpoint', trial))).toBe(204);
    expect(await idIn()).toBe(seeded);
    await attempt('create-webhook-endpoint', trial);
    trial.reset();
    expect(await idIn()).toBe(seeded);
  });

  test('depend on the caller: a server names the user', async () => {
    const trial = new TryItSandbox();
    const { userId } = trial.sandbox.seeded;
    const { values } = await fillForm(operationAt('create-order'), trial);
    const asServer = withCaller(operationAt('create-order'), values, 'secretKey', trial.sandbox);
    expect(asServer.body).toMatchObject({ userId });
    expect(withCaller(operationAt('create-order'), asServer, 'accessToken', trial.sandbox).body).toEqual(
      values.body,
    );
    const { caller } = withCaller(operationAt('create-webhook-endpoint'), values, 'secretKey', trial.sandbox);
    expect([values.caller, caller]).toEqual(['accessToken', 'secretKey']);
    const history = await fillForm(operationAt('list-loyalty-history'), trial, 'secretKey');
    expect(history.values.query.userId).toBe(userId);
  });
});

describe('a call', () => {
  test('with the same key is answered once: nothing happens twice', async () => {
    const trial = new TryItSandbox();
    const { values } = await fillForm(operationAt('create-order'), trial);
    const outcomes = [values, values, { ...values, idempotencyKey: 'another' }].map((each) =>
      send(operationAt('create-order'), each, trial),
    );
    const ids = [];
    for await (const outcome of outcomes)
      ids.push(outcome.kind === 'answer' && (outcome.body as { id: string }).id);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  test.each([
    ['rate-limited', 429],
    ['unavailable', 503],
    ['conflict', 409],
  ] as const)('can be made to fail: %s', async (fault, status) => {
    const trial = new TryItSandbox();
    const outcome = await attempt('create-order', trial, fault);
    expect(outcome).toMatchObject({ kind: 'answer', status });
    if (fault === 'rate-limited') expect(outcome).toMatchObject({ headers: { 'Retry-After': '5' } });
    expect(statusOf(await attempt('create-order', trial))).toBe(201);
  });

  test('may have no answer, but still its effect', async () => {
    const trial = new TryItSandbox();
    const count = async () => {
      const outcome = await attempt('list-orders', trial);
      return outcome.kind === 'answer' && (outcome.body as { data: unknown[] }).data.length;
    };
    const before = Number(await count());
    expect((await attempt('create-order', trial, 'timeout')).kind).toBe('none');
    expect(await count()).toBe(before + 1);
  });

  test('has a conflict only if the description has one', () => {
    expect(faultsOf(operationAt('create-order'))).toContain('conflict');
    expect(faultsOf(operationAt('get-status'))).not.toContain('conflict');
  });

  test('is written as curl with the values of the form', async () => {
    const { values } = await fillForm(operationAt('list-orders'), new TryItSandbox(), 'secretKey');
    const command = curl(
      requestOf(operationAt('list-orders'), { ...values, query: { ...values.query, limit: '5' } }),
    );
    expect(command).toMatch(/^curl '[^']+\/orders\?limit=5&userId=usr_\w+'/);
    expect(command).toMatch(/--header "Authorization: Bearer \$\w+_SECRET_KEY"$/);
    const created = await fillForm(operationAt('create-webhook-endpoint'), new TryItSandbox());
    expect(curl(requestOf(operationAt('create-webhook-endpoint'), created.values))).toContain(
      'Idempotency-Key: try-it-1',
    );
  });

  test('sends numbers as numbers, and invalid ones as typed', () => {
    expect([asNumber('12'), asNumber('1.5'), asNumber(''), asNumber('ten')]).toEqual([12, 1.5, '', 'ten']);
  });
});

describe('an error', () => {
  test('explains a refusal, with a page about the code', async () => {
    const trial = new TryItSandbox();
    const { values } = await fillForm(operationAt('create-order'), trial);
    const body = { items: [{ collectionId: 'col_9Lm27cYs', quantity: 'two' }] };
    const outcome = await send(operationAt('create-order'), { ...values, body }, trial);
    const problem = outcome.kind === 'answer' ? parseProblem(outcome.body, '/docs/') : undefined;
    expect(problem).toMatchObject({
      code: 'sdk/invalid-argument',
      page: '/docs/products/embedded-wallet/exceptions#sdk-invalid-argument',
      fieldErrors: [{ pointer: '/items/0/quantity' }],
    });
    expect(parseProblem({ id: 'ord_1' }, '/')).toBeUndefined();
  });

  test('is at its field, or at the nearest field that contains it', () => {
    const fields = new Set(['userId', '/items', '/items/0/quantity', '/network']);
    expect(nearestField('/items/0/quantity', fields)).toBe('/items/0/quantity');
    expect(nearestField('/items/1/collectionId', fields)).toBe('/items');
    expect(nearestField('userId', fields)).toBe('userId');
    expect(nearestField('/unknown', fields)).toBeUndefined();
  });
});

describe('a field', () => {
  const fieldFrom = (schema: Json) => fieldOf(description, schema);

  test('accepts the values that its schema allows', () => {
    expect(fieldFrom({ type: 'string', maxLength: 80 })).toEqual({
      kind: 'text',
      hint: 'text, at most 80 characters',
    });
    expect(fieldFrom({ type: 'string', maxLength: 2000 })).toMatchObject({ kind: 'text', long: true });
    expect(fieldFrom({ type: ['string', 'null'], format: 'uri' })).toEqual({
      kind: 'text',
      hint: 'URL, or null',
      nullable: true,
    });
    expect(fieldFrom({ type: 'integer', minimum: 1, maximum: 100 })).toEqual({
      kind: 'number',
      hint: 'whole number, 1 to 100',
    });
    expect(fieldFrom({ type: 'boolean' })).toEqual({ kind: 'boolean' });
    expect(fieldFrom({ enum: ['a', 'b'] })).toEqual({ kind: 'choice', options: ['a', 'b'] });
    expect(fieldFrom({ enum: ['a'] })).toEqual({ kind: 'fixed', value: 'a' });
    expect(fieldFrom({ type: 'object' })).toMatchObject({ kind: 'json' });
    expect(fieldFrom({ oneOf: [{ type: 'object' }, { type: 'object' }] })).toMatchObject({ kind: 'json' });
    const name: Json = { type: 'string' };
    const properties = { id: { ...name, readOnly: true }, name };
    expect(fieldFrom({ type: 'object', properties })).toMatchObject({ members: [{ name: 'name' }] });
  });

  test('is JSON if it is too deep', () => {
    let schema: Json = { type: 'string' };
    for (let depth = 0; depth < 8; depth += 1) schema = { type: 'object', properties: { in: schema } };
    expect(JSON.stringify(fieldFrom(schema))).toContain('"kind":"json"');
  });

  test('starts with the description’s example of its variant, or else with the required values', () => {
    const { field } = operationAt('send-otp').body ?? {};
    if (field?.kind !== 'variants') throw new Error('The body has no variants');
    expect(initialVariant(field, 'sms')).toEqual({ channel: 'sms', phone: '+33199001234' });
    const item = fieldFrom({
      type: 'object',
      required: ['quantity'],
      properties: { quantity: { type: 'integer' }, note: { type: 'string' } },
    });
    expect(initialValue({ kind: 'list', item })).toEqual([{ quantity: 1 }]);
  });
});

test('colored JSON is the same text, without names of symbols', () => {
  const text = JSON.stringify({ name: 'a "quoted": text', count: -1.5, is: [true, null] }, null, 2);
  const tokens = jsonTokens(text);
  expect(tokens.map(([, piece]) => piece).join('')).toBe(text);
  expect(tokens.filter(([tag]) => tag).map(([tag, piece]) => `${tag} ${piece}`)).toEqual([
    'i "a \\"quoted\\": text"',
    'b -1.5',
    'u true',
    'u null',
  ]);
});

test('every status of the API has a description', () => {
  const statuses = [...new Set(description.text.match(/(?<=^ +')[2-5]\d\d(?=':)/gm))];
  expect(statuses.length).toBeGreaterThan(8);
  expect(statuses.filter((status) => !(Number(status) in statusTexts))).toEqual([]);
});
