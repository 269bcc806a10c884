import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../model/src/openapi/document.ts';
import { allOperations } from '../../model/src/openapi/operations.ts';
import { readTable } from '../../model/src/readTable.ts';
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
const read = (text: string) => JSON.parse(text) as JsonObject;

test.each(readTable('packages/api-page/tests/bodies.tsv', ['name', 'operation', 'command', 'code']))(
  'the body of a sample: $name',
  ({ operation, command, code }) => {
    const samples = samplesOf(read(operation));
    expect(samples.curl).toBe(command);
    expect(samples.fetch).toContain(code);
  },
);

describe('a parameter, by its style', () => {
  test.each(readTable('packages/api-page/tests/parameters.tsv', ['parameter', 'sample']))(
    '$parameter',
    ({ parameter: text, sample }) => {
      const parameter = read(text);
      const path = parameter.in === 'path' ? '/{p}' : '/a';
      const { request } = samplesOf({ parameters: [{ name: 'p', required: true, ...parameter }] }, {}, path);
      expect(
        [
          request.url.replace('https://eu.shop.example', ''),
          ...request.headers.map((pair) => pair.join(': ')),
        ].join(' '),
      ).toBe(sample);
    },
  );
});

test.each(readTable('packages/api-page/tests/credentials.tsv', ['scheme', 'command', 'code']))(
  'the credentials of $scheme',
  ({ scheme, command, code }) => {
    const samples = samplesOf(
      {},
      { security: [{ theKey: [] }], components: { securitySchemes: { theKey: read(scheme) } } },
    );
    expect(samples.curl).toBe(command);
    expect(samples.fetch).toContain(code);
  },
);

const example = (schema: JsonObject, direction?: 'request' | 'response', version?: string) =>
  exampleOf(
    describeApi({}, { components: { schemas: { S: schema, T: { type: 'integer' } } } }, '/a', version),
    schema,
    direction,
  );

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

  test.each(readTable('packages/api-page/tests/generatedExamples.tsv', ['schema', 'value']))(
    'fits $schema',
    ({ schema, value }) => {
      expect(example(read(schema))).toEqual(JSON.parse(value));
    },
  );

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
