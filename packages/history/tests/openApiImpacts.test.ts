import { expect, it } from 'vitest';
import { compareApis } from '../src/compare/compareApis.ts';
import { readOpenApi } from '../src/readOpenApi.ts';
import { parseDescription } from '../../model/src/openapi/readDescription.ts';

const FILE = 'api.yaml';

const description = `openapi: 3.1.0
info: { title: Shops, version: 0.1.0 }
paths:
  /orders/{id}:
    post:
      operationId: pay
      security: [{ user: [] }, { key: [] }]
      parameters:
        - { name: id, in: path, required: true, schema: { type: string } }
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
          content: { application/json: { schema: { $ref: '#/components/schemas/Order' } } }
        '202': { description: Later. }
webhooks:
  order.paid:
    post:
      operationId: onPaid
      parameters:
        - { name: Signature, in: header, required: true, schema: { type: string } }
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Order' } } } }
components:
  schemas:
    Payment:
      type: object
      required: [amount]
      properties:
        amount: { type: string }
        currency: { type: string, default: EUR }
    Order:
      type: object
      required: [state, paidBy]
      properties:
        state: { $ref: '#/components/schemas/State' }
        note: { type: string, default: none }
        paidBy: { $ref: '#/components/schemas/Person' }
    Person:
      type: object
      oneOf: [{ $ref: '#/components/schemas/Name' }, { $ref: '#/components/schemas/Code' }]
      properties: { age: { type: integer } }
    Name: { type: object, properties: { name: { type: string } } }
    Code: { type: object, properties: { code: { type: string } } }
    State: { enum: [open, paid] }
`;

/** Returns the changes caused by an edit, as `impact what name: reasons`. */
function changesOf(from: string, to: string): string[] {
  expect(description).toContain(from);
  const items = (text: string) => readOpenApi(parseDescription(text, FILE));
  const changes = compareApis(items(description), items(description.replace(from, to)));
  return changes.map(
    ({ impact, what, name, reasons }) =>
      `${impact} ${what} ${name}${reasons.map((reason) => `: ${reason}`).join('')}`,
  );
}

const REQUIRED_HEADER = '- { name: limit, in: query';

it.each<[string, string, string, string[]]>([
  ['nothing', 'description: Paid.', 'description: Done.', []],
  [
    'a call at another path',
    '/orders/{id}:',
    '/v2/orders/{id}:',
    ['breaking changed pay: is `POST /v2/orders/{id}` instead of `POST /orders/{id}`'],
  ],
  [
    'a new required header',
    REQUIRED_HEADER,
    `- { name: Trace, in: header, required: true, schema: { type: string } }\n        ${REQUIRED_HEADER}`,
    ['breaking added pay.Trace: is required'],
  ],
  [
    'a new optional header',
    REQUIRED_HEADER,
    `- { name: Trace, in: header, schema: { type: string } }\n        ${REQUIRED_HEADER}`,
    ['addition added pay.Trace'],
  ],
  [
    'a parameter in another location',
    'name: limit, in: query',
    'name: limit, in: header',
    ['breaking changed pay.limit: is in the header instead of the query'],
  ],
  [
    'a second parameter with the same name in another location',
    REQUIRED_HEADER,
    `- { name: limit, in: header, schema: { type: integer } }\n        ${REQUIRED_HEADER}`,
    ['addition added pay.limit (header)'],
  ],
  [
    'another default of a parameter',
    'default: 25',
    'default: 50',
    ['breaking changed pay.limit: is `50` by default instead of `25`'],
  ],
  [
    'another default of a request property',
    'default: EUR',
    'default: USD',
    ['breaking changed Payment.currency: is `"USD"` by default instead of `"EUR"`'],
  ],
  [
    'another default of a response property',
    'default: none',
    'default: empty',
    ['fix changed Order.note: is `"empty"` by default instead of `"none"`'],
  ],
  [
    'fewer values of a parameter',
    '[up, down]',
    '[up]',
    ["breaking changed pay.sort: no longer takes `'down'`"],
  ],
  [
    'a required property of a request',
    'required: [amount]',
    'required: [amount, currency]',
    ['breaking changed Payment.currency: is required now'],
  ],
  [
    'a removed media type of a request',
    "          text/csv: { schema: { $ref: '#/components/schemas/Payment' } }\n",
    '',
    ['breaking changed pay.body: is no longer `text/csv`'],
  ],
  [
    'an additional media type of a response',
    '{ application/json: { schema: { $ref: ',
    "{ text/csv: { schema: { $ref: '#/components/schemas/Order' } }, application/json: { schema: { $ref: ",
    ['addition changed pay.200: can also be `text/csv`'],
  ],
  [
    'an additional media type with another schema',
    "text/csv: { schema: { $ref: '#/components/schemas/Payment' } }",
    'text/csv: { schema: { type: string } }',
    ['breaking changed pay.body: is no longer `text/csv`', 'addition added pay.body (text/csv)'],
  ],
  [
    'another schema, with an additional media type',
    "content: { application/json: { schema: { $ref: '#/components/schemas/Order' } } }\n        '202'",
    "content: { application/json: { schema: { type: string } }, text/csv: { schema: { type: string } } }\n        '202'",
    ['breaking changed pay.200: is `string` instead of `Order`: can also be `text/csv`'],
  ],
  [
    'a body that becomes required',
    'requestBody:\n        content:',
    'requestBody:\n        required: true\n        content:',
    ['breaking changed pay.body: is required now'],
  ],
  ['a removed status', "        '202': { description: Later. }\n", '', ['breaking removed pay.202']],
  [
    'a removed header of a response',
    '          headers: { Retry-After: { schema: { type: integer } } }\n',
    '',
    ['breaking changed pay.200: no longer has the header `Retry-After`'],
  ],
  [
    'an additional header of a response',
    'headers: { Retry-After:',
    'headers: { Request-Id: { schema: { type: string } }, Retry-After:',
    [],
  ],
  [
    'a removed way to authenticate',
    '[{ user: [] }, { key: [] }]',
    '[{ key: [] }]',
    ["breaking changed pay.security: no longer takes `'user'`"],
  ],
  [
    'a renamed value of a response',
    '[open, paid]',
    '[open, settled]',
    ["breaking changed State: is `'settled'` instead of `'paid'`"],
  ],
  [
    'a new value of a response',
    '[open, paid]',
    '[open, paid, void]',
    ["addition changed State: can also be `'void'`"],
  ],
  [
    'a new header of an event',
    '- { name: Signature',
    '- { name: Attempt, in: header, required: true, schema: { type: integer } }\n        - { name: Signature',
    ['addition added onPaid.Attempt'],
  ],
  [
    'a renamed header of an event',
    'name: Signature',
    'name: Sign',
    ['addition added onPaid.Sign', 'breaking removed onPaid.Signature'],
  ],
  [
    'a changed property next to oneOf',
    'age: { type: integer }',
    'age: { type: string }',
    ['breaking changed Person: `age` is `string` instead of `integer`'],
  ],
  [
    'a changed oneOf next to a property',
    ", { $ref: '#/components/schemas/Code' }]",
    ']',
    ['addition changed Person: is `Name` instead of `Name | Code`'],
  ],
])('a comparison of two descriptions finds %s', (_title, from, to, expected) => {
  expect(changesOf(from, to)).toEqual(expected);
});

it('two parts with the same name are distinguished by their location', () => {
  const items = readOpenApi(
    parseDescription(description.replace('name: sort, in: query', 'name: limit, in: header'), FILE),
  );
  expect(items.filter(({ name }) => name.startsWith('pay.limit'))).toMatchObject([
    { name: 'pay.limit', in: 'query', default: '25' },
    { name: 'pay.limit (header)', in: 'header' },
  ]);
});

const BODY = "application/json: { schema: { $ref: '#/components/schemas/Payment' } }\n          ";

it('a media type keeps its schema, whatever the order', () => {
  const items = (text: string) => readOpenApi(parseDescription(text, FILE));
  const csvAlone = description.replace(BODY, '');
  const jsonAndCsv = description.replace(BODY, 'application/json: { schema: { type: object } }\n          ');
  const changes = (from: string, to: string) =>
    compareApis(items(from), items(to)).map(({ impact, what, name }) => `${impact} ${what} ${name}`);
  expect(changes(csvAlone, jsonAndCsv)).toEqual(['addition added pay.body (application/json)']);
  expect(changes(jsonAndCsv, csvAlone)).toEqual(['breaking removed pay.body']);
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
    '{ allOf: [{ $ref: "#/components/schemas/Name" }], type: array, items: { type: string } }',
    'Name & string[]',
  ],
  ['limits alone', '{ allOf: [{ minimum: 1 }, { maximum: 9 }], type: integer }', 'integer'],
])('the type of a schema with parts: %s', (_what, schema, type) => {
  const text = `${description}    Odd: ${schema}\n`;
  const odd = readOpenApi(parseDescription(text, FILE)).find(({ name }) => name === 'Odd');
  expect(odd?.type).toBe(`= ${type}`);
});
