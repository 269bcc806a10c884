import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../model/src/openapi/document.ts';
import { allOperations } from '../../model/src/openapi/operations.ts';
import { parseDescription } from '../../model/src/openapi/readDescription.ts';
import { renderReference } from '../src/render/renderReference.ts';
import { curl } from '../src/samples/curl.ts';
import { exampleOf } from '../src/samples/exampleOf.ts';
import { fetchCall } from '../src/samples/fetchCall.ts';
import { sampleRequest } from '../src/samples/request.ts';

const describeApi = (operation: JsonObject, rest: JsonObject = {}, path = '/a', version = '3.1.0') =>
  parseDescription(
    JSON.stringify({
      openapi: version,
      info: { title: 'Test', version: '1' },
      servers: [{ url: 'https://{region}.shop.example/', variables: { region: { default: 'eu' } } }],
      paths: { [path]: { post: operation } },
      ...rest,
    }),
    'test.json',
  );

function samplesOf(...args: Parameters<typeof describeApi>) {
  const description = describeApi(...args);
  const [operation] = allOperations(description);
  if (!operation) throw new Error('no operation');
  const request = sampleRequest(description, operation);
  return { curl: curl(request).replaceAll(' \\\n  ', ' '), fetch: fetchCall(request, undefined), request };
}

const body = (type: string, schema: JsonObject, media: JsonObject = {}) => ({
  requestBody: { content: { [type]: { schema, ...media } } },
});
const object = (properties: JsonObject): JsonObject => ({ type: 'object', properties });
const URL_START = "curl 'https://eu.shop.example/a'";

test.each<[string, JsonObject, command: string, code: string]>([
  [
    'a file in a form',
    body('multipart/form-data', object({ file: { type: 'string', format: 'binary' } })),
    `${URL_START} --form 'file=@file'`,
    "form.append('file', await openAsBlob('file'), 'file');",
  ],
  [
    'parts of a form',
    body(
      'multipart/form-data',
      object({
        note: { const: '@home; now' },
        about: object({ a: { const: '"1"' } }),
        picture: { contentMediaType: 'image/png', contentEncoding: 'binary' },
      }),
      { encoding: { picture: { contentType: 'image/png, image/jpeg' } } },
    ),
    `${URL_START} --form-string 'note=@home; now' --form 'about="{\\"a\\":\\"\\\\\\"1\\\\\\"\\"}";type=application/json' --form 'picture=@picture;type=image/png'`,
    "form.append('picture', await openAsBlob('picture', { type: 'image/png' }), 'picture');",
  ],
  [
    'bytes',
    body('application/octet-stream', { type: 'string', format: 'binary' }),
    `${URL_START} --header 'Content-Type: application/octet-stream' --data-binary '@file'`,
    "body: await openAsBlob('file')",
  ],
  [
    'fields of a form',
    body('application/x-www-form-urlencoded', object({ 'a b': { const: 'c&d' }, list: { const: [1, 2] } })),
    `${URL_START} --data-urlencode 'a%20b=c&d' --data-urlencode 'list=1' --data-urlencode 'list=2'`,
    "['list', '2'],",
  ],
  [
    'a text',
    body('text/plain', { type: 'string' }),
    `${URL_START} --header 'Content-Type: text/plain' --data-raw 'string'`,
    "body: 'string'",
  ],
  [
    'a text with two apostrophes',
    body('text/plain', { const: "It's Ann's" }),
    `${URL_START} --header 'Content-Type: text/plain' --data-raw 'It'\\''s Ann'\\''s'`,
    String.raw`body: 'It\'s Ann\'s'`,
  ],
  [
    'a form with quotes and apostrophes in a part',
    body(
      'multipart/form-data',
      { properties: { a: { const: '"a" \'b\' "c"' } } },
      { encoding: { a: { contentType: 'text/plain' } } },
    ),
    `${URL_START} --form 'a="\\"a\\" '\\''b'\\'' \\"c\\"";type=text/plain'`,
    "form.append('a'",
  ],
])('the body of a sample: %s', (_, operation, command, code) => {
  const samples = samplesOf(operation);
  expect(samples.curl).toBe(command);
  expect(samples.fetch).toContain(code);
});

describe('a parameter, by its style', () => {
  const list = { const: ['a', 'b c'] };
  const thing = { const: { x: 1, y: 2 } };
  test.each<[parameter: JsonObject, sample: string]>([
    [{ in: 'header', schema: { type: 'array', items: { type: 'string' } } }, '/a p: string'],
    [{ in: 'header', schema: thing, explode: true }, '/a p: x=1,y=2'],
    [{ in: 'query', schema: list }, '/a?p=a&p=b+c'],
    [{ in: 'query', schema: list, explode: false }, '/a?p=a,b+c'],
    [{ in: 'query', schema: list, style: 'pipeDelimited' }, '/a?p=a%7Cb+c'],
    [{ in: 'query', schema: list, style: 'spaceDelimited' }, '/a?p=a%20b+c'],
    [{ in: 'query', schema: thing }, '/a?x=1&y=2'],
    [{ in: 'query', schema: thing, style: 'deepObject' }, '/a?p%5Bx%5D=1&p%5By%5D=2'],
    [{ in: 'query', schema: { const: 'a/b&c' }, allowReserved: true }, '/a?p=a/b%26c'],
    [
      { in: 'query', content: { 'application/json': { schema: thing } } },
      '/a?p=%7B%22x%22%3A1%2C%22y%22%3A2%7D',
    ],
    [{ in: 'cookie', schema: { const: 'a' } }, '/a Cookie: p=a'],
    [{ in: 'path', schema: list }, '/a,b%20c'],
    [{ in: 'path', schema: list, style: 'label', explode: true }, '/.a.b%20c'],
    [{ in: 'path', schema: thing, style: 'matrix' }, '/;p=x,1,y,2'],
    [{ in: 'path', schema: thing, style: 'matrix', explode: true }, '/;x=1;y=2'],
  ])('%j', (parameter, sample) => {
    const path = parameter.in === 'path' ? '/{p}' : '/a';
    const { request } = samplesOf({ parameters: [{ name: 'p', required: true, ...parameter }] }, {}, path);
    expect(
      [
        request.url.replace('https://eu.shop.example', ''),
        ...request.headers.map((pair) => pair.join(': ')),
      ].join(' '),
    ).toBe(sample);
  });
});

test.each<[scheme: JsonObject, command: string, code: string]>([
  [
    { type: 'http', scheme: 'basic' },
    `${URL_START} --request POST --user "$NACRE_THE_KEY"`,
    "Authorization: `Basic ${btoa(process.env.NACRE_THE_KEY ?? '')}`",
  ],
  [
    { type: 'apiKey', in: 'query', name: 'key' },
    'curl "https://eu.shop.example/a?key=$NACRE_THE_KEY" --request POST',
    'fetch(`https://eu.shop.example/a?key=${process.env.NACRE_THE_KEY}`',
  ],
  [
    { type: 'apiKey', in: 'cookie', name: 'key' },
    `${URL_START} --request POST --header "Cookie: key=$NACRE_THE_KEY"`,
    'Cookie: `key=${process.env.NACRE_THE_KEY}`',
  ],
  [
    { type: 'oauth2', flows: {} },
    `${URL_START} --request POST --header "Authorization: Bearer $NACRE_THE_KEY"`,
    'Authorization: `Bearer ${process.env.NACRE_THE_KEY}`',
  ],
  [{ type: 'mutualTLS' }, `${URL_START} --request POST --cert client.pem`, 'your certificate'],
])('the credentials of %j', (scheme, command, code) => {
  const samples = samplesOf(
    {},
    { security: [{ theKey: [] }], components: { securitySchemes: { theKey: scheme } } },
  );
  expect(samples.curl).toBe(command);
  expect(samples.fetch).toContain(code);
});

const example = (schema: JsonObject, direction?: 'request' | 'response', version?: string) =>
  exampleOf(
    describeApi({}, { components: { schemas: { S: schema, T: { type: 'integer' } } } }, '/a', version),
    schema,
    direction,
  );

const nested = (depth: number): JsonObject =>
  depth === 0 ? { type: 'string' } : { ...object({ a: nested(depth - 1) }), required: ['a'] };

describe('a generated example', () => {
  const marked = {
    type: 'object',
    required: ['id', 'secret', 'name', 'number'],
    properties: {
      id: { type: 'integer', readOnly: true },
      secret: { type: 'string', writeOnly: true },
      name: { type: 'string' },
      number: { allOf: [{ type: 'integer', readOnly: true }] },
    },
    example: { id: 1, secret: 's', name: 'from the author' },
  };

  test('has nothing read only in a request and nothing write only in an answer', () => {
    expect(example(marked, 'request')).toEqual({ secret: 'string', name: 'string' });
    expect(example(marked, 'response')).toEqual({ id: 1, name: 'string', number: 1 });
  });

  test.each<[JsonObject, value: unknown]>([
    [
      { type: 'array', prefixItems: [{ type: 'string' }, { $ref: '#/components/schemas/T' }], items: false },
      ['string', 1],
    ],
    [{ type: 'array', contains: { const: 5 } }, [5]],
    [{ type: 'array', contains: { const: 5 }, minContains: 2 }, [5, 5]],
    [{ type: 'array', items: { type: 'string' }, maxItems: 0 }, []],
    [{ $ref: '#/components/schemas/T', minimum: 3 }, 3],
    [{ allOf: [{ type: 'string', enum: ['a', 'b'] }, { description: 'The one.' }] }, 'a'],
    [
      {
        ...object({ s: { anyOf: [{ type: 'null' }, { $ref: '#/components/schemas/S' }] } }),
        required: ['s'],
      },
      { s: null },
    ],
    [
      { ...object({ a: { const: 1 }, b: { const: 2 } }), required: ['a'], dependentRequired: { a: ['b'] } },
      { a: 1, b: 2 },
    ],
    [{ type: 'string', pattern: 'ab', minLength: 5 }, 'ababa'],
    [{ type: 'string', contentEncoding: 'base64' }, 'c3RyaW5n'],
    [{ ...object({ a: true }), required: ['a'] }, { a: null }],
    [{ allOf: [nested(9)] }, { a: { a: { a: { a: { a: { a: { a: { a: { a: 'string' } } } } } } } } }],
    [{ type: 'array', items: { type: 'string' }, minItems: 2, uniqueItems: true }, ['string', 'string2']],
    [{ type: 'string', pattern: String.raw`^[A-Z]{3}-\d{4}$` }, 'AAA-0000'],
    [{ type: 'string', pattern: '^a+$', minLength: 5 }, 'aaaaa'],
    [{ type: 'string', minLength: 8 }, 'stringst'],
    [{ type: 'string', maxLength: 3 }, 'str'],
    [{ type: 'string', format: 'date-time' }, '2026-03-02T09:30:00Z'],
    [{ type: 'integer', exclusiveMinimum: 10, multipleOf: 7 }, 14],
    [{ type: 'integer', maximum: -3 }, -3],
    [{ type: 'integer', example: 'no number' }, 1],
    [{ allOf: [object({ a: { const: 1 }, b: {} }), { required: ['a'] }] }, { a: 1 }],
    [{ oneOf: [{ type: 'integer' }, { type: 'string' }], not: { type: 'integer' } }, 'string'],
    [
      { type: 'object', additionalProperties: { const: 1 }, minProperties: 2 },
      { name1: 1, name2: 1 },
    ],
  ])('fits %j', (schema, value) => {
    expect(example(schema)).toEqual(value);
  });

  test('fits a schema of 3.0', () => {
    const schema = { type: 'number', minimum: 1, exclusiveMinimum: true, nullable: true };
    expect(example(schema, 'request', '3.0.3')).toBe(2);
  });

  test('names the variant that the discriminator tells', () => {
    const description = describeApi(
      {},
      {
        components: {
          schemas: { Cat: object({ kind: { type: 'string' } }), Dog: object({ kind: { type: 'string' } }) },
        },
      },
    );
    const refs = ['Cat', 'Dog'].map((name) => ({ $ref: `#/components/schemas/${name}` }));
    expect(exampleOf(description, { oneOf: refs, discriminator: { propertyName: 'kind' } })).toEqual({
      kind: 'Cat',
    });
  });
});

test('the page says that no example can be given of a body and a parameter that have none', () => {
  const impossible = { type: 'string', pattern: '^(?=b)a' };
  const parameters = [{ in: 'query', name: 'q', required: true, schema: impossible }];
  const description = describeApi({ ...body('application/json', impossible), parameters });
  expect([...renderReference(description).values()].join('')).toContain(
    'No example can be given of q, the body.',
  );
});

test('the page shows the first of an operation’s samples, whose tab is chosen', () => {
  const html = [...renderReference(describeApi({})).values()].join('');
  const chosen = (tag: RegExp, mark: string) => [...html.matchAll(tag)].map(([each]) => each.includes(mark));
  expect(chosen(/role="tab"[^>]*/g, '"true"')).toEqual([true, false]);
  expect(chosen(/role="tabpanel"[^>]*/g, ' hidden')).toEqual([false, true]);
});

test('an answer without an example has one made from its schema, or the page says that none can be given', () => {
  const schema = {
    type: 'object',
    required: ['id', 'secret'],
    properties: { id: { const: 7, readOnly: true }, secret: { type: 'string', writeOnly: true } },
  };
  const answer = (media: JsonObject, type = 'application/json') => ({
    description: '',
    content: { [type]: media },
  });
  const page = (media: JsonObject, type?: string) => {
    const description = describeApi(
      { responses: { 200: answer(media, type), 404: { $ref: '#/components/responses/Gone' } } },
      { components: { responses: { Gone: answer({ schema: { const: 'gone' } }) } } },
    );
    const fragments = renderReference(description);
    const textOf = (name: string) => (fragments.get(name) ?? '').replace(/<[^>]*>/g, '');
    expect(textOf('responses/index')).toContain('Generated from the schema"gone"');
    return textOf('other/post-a');
  };
  expect(page({ schema })).toContain('Generated from the schema{\n  "id": 7\n}');
  expect(page({ schema, example: { id: 8 } })).not.toContain('Generated');
  for (const [media, type] of [
    [{ schema: { type: 'string', pattern: '^(?=b)a' } }],
    [{ schema: { type: 'string', format: 'binary' } }],
    [{ schema }, 'application/xml'],
    [{}],
  ] as [JsonObject, string?][])
    expect(page(media, type)).toContain('No example can be given.');
});
