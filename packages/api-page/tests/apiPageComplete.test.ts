import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readTable } from '../../model/src/readTable.ts';
import { parseDescription } from '../../model/src/openapi/readDescription.ts';
import { renderReference } from '../src/render/renderReference.ts';
import { FactFinder } from '../../../tests/support/openapi/findFacts.ts';
import { renderedRegions } from '../../../tests/support/openapi/renderedRegions.ts';

describe('a description of 3.1', () => {
  const reference = (kind: string, name: string, description?: string) => ({
    $ref: `#/components/${kind}/${name}`,
    ...(description && { description }),
  });
  const inner = { type: 'object', required: ['deep'], properties: { deep: { type: 'string' } } };
  const property = (name: string) => `#/components/schemas/Flat/properties/${name}`;
  const document = {
    openapi: '3.1.0',
    info: { title: 'Test', version: '1', description: '| a |\n| :-: |\n| b |' },
    paths: {
      '/a': {
        get: {
          parameters: [reference('parameters', 'Q', 'Parameter here.')],
          requestBody: {
            content: {
              'multipart/form-data': {
                schema: { type: 'object', properties: { p: { type: 'string' } } },
                encoding: {
                  p: { contentType: 'text/csv', headers: { h: reference('headers', 'H', 'Part here.') } },
                },
              },
            },
          },
          responses: {
            200: reference('responses', 'Done', 'Answer here.'),
            404: reference('responses', 'Gone', 'Error here.'),
          },
        },
      },
    },
    components: {
      parameters: { Q: { name: 'q', in: 'query', description: 'Parameter there.', schema: true } },
      headers: { H: { description: 'Header there.', schema: { type: 'string' } } },
      links: { L: { operationId: 'getA', description: 'Link there.' } },
      responses: {
        Done: {
          description: 'Answer there.',
          headers: { h: reference('headers', 'H', 'Header here.') },
          links: { l: reference('links', 'L', 'Link here.') },
        },
        Gone: { description: 'Error there.' },
      },
      schemas: {
        Flat: {
          type: 'object',
          properties: { a: inner, b: { $ref: property('a') }, c: { $ref: property('b') } },
        },
        Again: { type: 'object', properties: { d: { $ref: property('c') } } },
        List: { type: 'array', items: reference('schemas', 'Flat') },
        Several: { type: 'array', items: reference('schemas', 'Flat'), minItems: 2 },
        Pair: {
          type: 'array',
          prefixItems: [{ type: 'string' }, reference('schemas', 'Flat')],
          items: false,
        },
        Alias: reference('schemas', 'List'),
        More: { ...reference('schemas', 'Flat'), required: ['a'], properties: { e: { type: 'integer' } } },
      },
    },
  };
  const description = parseDescription(JSON.stringify(document), 'test.json');
  const fragments = renderReference(description);

  test('shows what stands next to a reference in place of what it refers to', () => {
    const operation = fragments.get('other/get-a') ?? '';
    for (const part of ['Parameter', 'Answer', 'Error', 'Header', 'Link', 'Part']) {
      expect(operation).toContain(`${part} here.`);
      expect(operation).not.toContain(`${part} there.`);
    }
    expect(operation).toContain('getA');
  });

  test('links a named list to its entries, and a name to what it stands for', () => {
    for (const entry of [
      '<code class="api-name">List</code> list of <a href="#schema-flat">Flat</a></p>',
      '</summary><p>list of <a href="#schema-flat">Flat</a></p>',
      '<code class="api-name">Pair</code> list of string, Flat</summary>',
      'The same as <a href="#schema-list">List</a>',
      'Extends <a href="#schema-flat">Flat</a>',
    ])
      expect(fragments.get('schemas/index')).toContain(entry);
  });

  test('shows the parts of a property that refers to another one, with their marks', () => {
    const again = fragments.get('schemas/index')?.split('id="schema-again"')[1] ?? '';
    expect(again).toContain('<code class="api-name">deep</code> string <em>required</em>');
  });

  test('aligns columns by a class', () => {
    expect(fragments.get('about/index')).toContain('<td class="text--center">b</td>');
  });

  test('has all of it on the page', () => {
    expect(new FactFinder(document, renderedRegions(description)).missing).toEqual([]);
  });
});

describe('missing content is detected', () => {
  const file = 'node_modules/@readme/oas-examples/3.1/json/train-travel.json';
  const text = fs.readFileSync(file, 'utf8');
  const description = parseDescription(text, file);
  const document = JSON.parse(text) as Record<string, unknown>;
  const losing = (pattern: RegExp) =>
    new FactFinder(
      document,
      renderedRegions(description, (_, markup) => markup.replace(pattern, '')),
    ).missing;

  const losses = readTable('packages/api-page/tests/losses.tsv', ['name', 'pattern']);
  test.each(losses)('$name', ({ pattern }) => {
    expect(losing(new RegExp(pattern, 'g'))).not.toEqual([]);
  });

  test('a whole operation', () => {
    const regions = renderedRegions(description);
    const { missing } = new FactFinder(document, { ...regions, operation: () => undefined });
    expect(missing).toContain('page: get /stations');
  });
});
