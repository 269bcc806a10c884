import { describe, expect, it } from 'vitest';
import type { ApiItem, ItemKind } from '../src/ApiItem.ts';
import type { Change } from '../src/Change.ts';
import { compareItems } from '../src/compareItems.ts';
import { readOpenApi } from '../src/readOpenApi.ts';
import { parseDescription } from '../../model/src/openapi/readDescription.ts';

/** Prints a change with the lines that differ, and `!` for a new item that code may have to provide. */
const changeText = ({ what, name, isRequired, lines }: Change): string =>
  [
    `${what}${isRequired ? '!' : ''} ${name}`,
    ...(lines?.before ?? []).map((line) => `- ${line}`),
    ...(lines?.after ?? []).map((line) => `+ ${line}`),
  ].join('\n');

/** Parses an item written as `kind name flags: type`. */
function itemOf(line: string): ApiItem {
  const [, kind, name, flags, type] =
    /^(\w+) ((?:[^\s:[]|\[[^\]]*\])+)((?: (?:readonly|optional|static|deprecated))*)(?:: (.*))?$/.exec(
      line,
    ) ?? [];
  if (!kind || !name) throw new Error(`"${line}" is not an item.`);
  const on = (flag: string) => (flags?.includes(flag) ? { [flag]: true as const } : {});
  return {
    ...{ name, kind: kind as ItemKind, ...(type ? { type } : {}) },
    ...{ ...on('optional'), ...on('readonly'), ...on('static'), ...on('deprecated') },
  };
}

const changesOf = (before: string[], after: string[]): string[] =>
  compareItems(before.map(itemOf), after.map(itemOf)).map(changeText);

const ORDER = ['interface Order', 'property Order.id: string'];

describe('the lines that differ', () => {
  it.each<[string, string, string, string]>([
    ['a type', 'variable a: string', 'variable a: number', '- string\n+ number'],
    ['a part of a union', "type A: = 'a' | 'b'", "type A: = 'b' | 'c'", "- 'a'\n+ 'c'"],
    ['a part of an intersection', 'type A: = B', 'type A: = B & { a: string }', '+ a: string'],
    [
      'a member of an object',
      'type A: = { a: string; b: 1 }',
      'type A: = { a?: string; b: 1 }',
      '- a: string\n+ a?: string',
    ],
    [
      'a parameter',
      'function a: (b: string, c: 1) => void',
      'function a: (b: number, c: 1) => void',
      '- b: string\n+ b: number',
    ],
    [
      'a parameter that becomes required',
      'function a: (b?: string) => void',
      'function a: (b: string) => void',
      '- b?: string\n+ b: string',
    ],
    [
      'an additional parameter',
      'function a: () => void',
      'function a: (b?: (c: 1, d: 2) => void) => void',
      '+ b?: (c: 1, d: 2) => void',
    ],
    [
      'a result',
      'function a: (b: 1) => Promise<A | B>',
      'function a: (b: 1) => Promise<B>',
      '- => Promise<A | B>\n+ => Promise<B>',
    ],
    [
      'the order of parameters',
      'function a: (b: 1, c: 2) => void',
      'function a: (c: 2, b: 1) => void',
      '- (b: 1, c: 2) => void\n+ (c: 2, b: 1) => void',
    ],
    ['a type parameter', 'interface A: <T>', 'interface A: <T extends B = C>', '- <T>\n+ <T extends B = C>'],
    ['a parent', 'class A: extends B', 'class A: abstract extends C', '- extends B\n+ abstract extends C'],
    ['a kind', 'class A', 'interface A', '- class\n+ interface'],
    ['a flag', 'variable a deprecated: string', 'variable a readonly: string', '- deprecated\n+ readonly'],
  ])('are shown for %s', (_, before, after, lines) => {
    expect(changesOf([before], [after])).toEqual([expect.stringMatching(/^changed [aA]\n/)]);
    expect(changesOf([before], [after]).join().replace(/^.*\n/, '')).toBe(lines);
    expect(changesOf([before], [before])).toEqual([]);
  });
});

it('the order of a union of names makes no difference', () => {
  expect(changesOf(["type A: = 'a' | B"], ["type A: = B | 'a'"])).toEqual([]);
});

describe('a member', () => {
  it.each<[string, string[], string[], string[]]>([
    ['is removed', ORDER, ['interface Order'], ['removed Order.id']],
    ['is removed with its owner', ORDER, [], ['removed Order']],
    ['is added with its owner', [], ORDER, ['added Order']],
    ['is required', ORDER, [...ORDER, 'property Order.note: string'], ['added! Order.note']],
    ['is optional', ORDER, [...ORDER, 'property Order.note optional: string'], ['added Order.note']],
    ['is an index', ORDER, [...ORDER, 'property Order.[id: string]: string'], ['added Order.[id: string]']],
    [
      'is an object’s of the SDK',
      ['class Shop'],
      ['class Shop', 'method Shop.buy: () => void'],
      ['added Shop.buy'],
    ],
    [
      'moves to a parent',
      [...ORDER, 'interface Named: <T>'],
      ['interface Order: extends Named<(a: 1) => void>', 'interface Named: <T>', 'property Named.id: string'],
      ['added! Named.id', 'changed Order\n+ extends Named<(a: 1) => void>'],
    ],
    [
      'differs from the one of a parent',
      ['class Order: extends A, Named implements B', 'interface Named', 'property Named.id: number'],
      [
        'class Order: extends A, Named implements B',
        'property Order.id: string',
        'interface Named',
        'property Named.id: number',
      ],
      ['changed Order.id\n- number\n+ string'],
    ],
    [
      'belonged to no object before',
      ['type Order: = string'],
      ['type Order', 'property Order.id readonly: string'],
      ['changed Order\n- string\n+ readonly id: string'],
    ],
    [
      'belongs to no object now',
      ['type Order: <T>', 'property Order.id: string'],
      ['type Order: <T> = T[]'],
      ['changed Order\n- id: string\n+ T[]'],
    ],
    [
      'is a constructor without parameters',
      ['class A'],
      ['class A', 'constructor A.constructor: () => void'],
      [],
    ],
    [
      'is a constructor that nobody may call',
      ['class A'],
      ['class A', 'constructor A.constructor: never'],
      ['changed A.constructor\n- => void\n+ never'],
    ],
    [
      'is a constructor instead of an unknown one',
      ['class A: extends Error'],
      ['class A: extends Error', 'constructor A.constructor: (a: string) => void'],
      ['added! A.constructor'],
    ],
  ])('%s', (_, before, after, expected) => {
    expect(changesOf(before, after)).toEqual(expected);
  });
});

const description = `openapi: 3.1.0
info: { title: Shops, version: 0.1.0 }
paths:
  /orders/{id}:
    post:
      operationId: pay
      security: [{ user: [] }, { key: [] }]
      parameters:
        - { name: limit, in: query, schema: { type: integer, default: 25 } }
        - { name: sort, in: query, schema: { enum: [up, down] } }
      requestBody:
        content:
          application/json: { schema: { $ref: '#/components/schemas/Payment' } }
          text/csv: { schema: { $ref: '#/components/schemas/Payment' } }
      responses:
        '200':
          description: Paid.
          headers: { Retry-After: { schema: { type: integer } } }
          content: { application/json: { schema: { type: string } } }
webhooks:
  order.paid:
    post:
      operationId: onPaid
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Payment' } } } }
components:
  schemas:
    Payment:
      type: object
      required: [amount]
      properties:
        amount: { type: string }
        currency: { type: string, default: EUR }
    State: { enum: [open, paid] }
`;

const itemsOf = (text: string) => readOpenApi(parseDescription(text, 'api.yaml'));

describe('in the API’s description', () => {
  it.each<[string, string, string, string[]]>([
    ['another text', 'Paid.', 'Done.', []],
    ['another path', '/orders/{id}:', '/v2/{id}:', ['changed pay\n- POST /orders/{id}\n+ POST /v2/{id}']],
    [
      'a new parameter',
      '- { name: limit',
      '- { name: a, in: header, schema: { type: string } }\n        - { name: limit',
      ['added pay.a'],
    ],
    [
      'a required parameter',
      '- { name: limit',
      '- { name: a, in: header, required: true }\n        - { name: limit',
      ['added! pay.a'],
    ],
    [
      'another location',
      'limit, in: query',
      'limit, in: header',
      ['changed pay.limit\n- in query\n+ in header'],
    ],
    ['another default', 'default: 25', 'default: 50', ['changed pay.limit\n- default 25\n+ default 50']],
    ['fewer values', '[up, down]', '[up]', ["changed pay.sort\n- 'down'"]],
    ['a required property', '[amount]', '[amount, currency]', ['changed Payment.currency\n- optional']],
    ['a new property', 'properties:', 'properties:\n        state: {}', ['added Payment.state']],
    [
      'a new required property',
      'required: [amount]\n      properties:',
      'required: [amount, state]\n      properties:\n        state: {}',
      ['added! Payment.state'],
    ],
    [
      'a new media type',
      '          text/csv',
      '          text/xml: { schema: { $ref: "#/components/schemas/Payment" } }\n          text/csv',
      ['changed pay.body\n+ text/xml'],
    ],
    ['a new response', "'200':", "'202': { description: Later. }\n        '200':", ['added pay.202']],
    [
      'a removed header',
      'headers: { Retry-After: { schema: { type: integer } } }',
      'links: {}',
      ['changed pay.200\n- header Retry-After'],
    ],
    ['a new header', 'headers: {', 'headers: { Date: {},', []],
    [
      'fewer ways to sign in',
      '[{ user: [] }, { key: [] }]',
      '[{ key: [] }]',
      ["changed pay.security\n- 'user'"],
    ],
    ['another value', '[open, paid]', '[open, settled]', ["changed State\n- 'paid'\n+ 'settled'"]],
    ['another event', 'order.paid', 'order.sold', ['changed onPaid\n- order.paid\n+ order.sold']],
  ])('%s is found', (_, from, to, expected) => {
    expect(description).toContain(from);
    const edited = description.replace(from, to);
    expect(compareItems(itemsOf(description), itemsOf(edited)).map(changeText)).toEqual(expected);
  });

  it('parameters with one name have their location in it', () => {
    const items = itemsOf(description.replace('name: sort, in: query', 'name: limit, in: header'));
    expect(items.filter(({ name }) => name.startsWith('pay.limit'))).toMatchObject([
      { name: 'pay.limit', in: 'query', default: '25' },
      { name: 'pay.limit (header)', in: 'header' },
    ]);
  });

  it('bodies with different schemas have their media type in their name', () => {
    const csv = "text/csv: { schema: { $ref: '#/components/schemas/Payment' } }";
    const items = itemsOf(description.replace(csv, 'text/csv: { schema: { type: string } }'));
    expect(items.filter(({ kind }) => kind === 'body')).toMatchObject([
      { name: 'pay.body', type: 'Payment', media: ['application/json'] },
      { name: 'pay.body (text/csv)', type: 'string', optional: true },
    ]);
  });

  it.each([
    [
      'a list with limits',
      '{ type: array, items: { type: string }, allOf: [{ contains: { const: a } }] }',
      'string[]',
    ],
    ['a choice of constants', '{ type: string, oneOf: [{ const: a }, { const: b }] }', "'a' | 'b'"],
    [
      'another schema with a list',
      '{ allOf: [{ $ref: "#/components/schemas/Payment" }], type: array, items: { type: string } }',
      'Payment & string[]',
    ],
    ['limits alone', '{ allOf: [{ minimum: 1 }, { maximum: 9 }], type: integer }', 'integer'],
  ])('the type of a schema with parts is written: %s', (_, schema, type) => {
    const odd = itemsOf(`${description}    Odd: ${schema}\n`).find(({ name }) => name === 'Odd');
    expect(odd?.type).toBe(`= ${type}`);
  });
});
