import { describe, expect, test } from 'vitest';
import { DescriptionError } from '../../model/src/openapi/DescriptionError.ts';
import { parseDescription, readDescription } from '../../model/src/openapi/readDescription.ts';
import { renderReference } from '../src/render/renderReference.ts';

const lines = (...rest: string[]) =>
  ['openapi: 3.1.0', 'info: { title: Test, version: 1.0.0 }', 'paths:', ...rest].join('\n');

const operation = (path: string, id: string) => [
  `  ${path}:`,
  '    get:',
  `      operationId: ${id}`,
  '      responses:',
  "        '200': { description: Done. }",
];

/** Returns a description with one operation and the given schemas. */
const withSchemas = (...schemas: string[]) =>
  lines(...operation('/a', 'getA'), 'components:', '  schemas:', ...schemas);

const message = (text: string): string => {
  try {
    parseDescription(text, 'openapi/test.yaml');
  } catch (error) {
    if (error instanceof DescriptionError) return error.message;
    throw error;
  }
  return 'no fault';
};

describe('a description that cannot be shown is refused, with file and line', () => {
  test('YAML that cannot be read', () => {
    expect(message(lines('  /a: [', '  /b: {}'))).toMatch(/^openapi\/test\.yaml:\d+: not valid YAML: /);
  });

  test('a file that is not an API description', () => {
    expect(message('just: text')).toBe(
      [
        'openapi/test.yaml:1: "openapi" must be a version 3.0 or 3.1, such as 3.1.0',
        'openapi/test.yaml:1: "info" is missing. Add it with a title and a version',
        'openapi/test.yaml:1: "paths" is missing. Add it with the operations',
      ].join('\n'),
    );
    expect(message('- a list')).toBe(
      'openapi/test.yaml:1: the file is not an OpenAPI description. Begin it with openapi: 3.1.0',
    );
  });

  test('a reference out of the file', () => {
    const text = lines(
      ...operation('/a', 'getA'),
      '        default:',
      "          $ref: './other.yaml#/Gone'",
    );
    expect(message(text)).toBe(
      'openapi/test.yaml:10: $ref ./other.yaml#/Gone refers to another file. Copy its target into this file',
    );
  });

  test('circular references', () => {
    const text = withSchemas(
      "    A: { $ref: '#/components/schemas/B' }",
      "    B: { $ref: '#/components/schemas/A' }",
    );
    expect(message(text)).toBe(
      [
        'openapi/test.yaml:11: $ref #/components/schemas/B is circular. Replace one reference of the circle with a definition',
        'openapi/test.yaml:12: $ref #/components/schemas/A is circular. Replace one reference of the circle with a definition',
      ].join('\n'),
    );
  });

  test('a $ref in an example is data', () => {
    const text = lines(...operation('/a', 'getA'), '      x-note:', "        example: { $ref: '#/gone' }");
    expect(message(text)).toBe('no fault');
  });
});

test('a schema that contains itself is a link to itself', () => {
  const text = withSchemas(
    '    Folder:',
    '      type: object',
    '      properties:',
    '        parent:',
    "          $ref: '#/components/schemas/Folder'",
    '        children:',
    "          { type: array, items: { $ref: '#/components/schemas/Folder' } }",
  );
  const markup = renderReference(parseDescription(text, 'openapi/test.yaml')).get('schemas/index') ?? '';
  expect(markup).toContain('<details class="api-entry" id="schema-folder"');
  expect(markup.match(/<a href="#schema-folder">Folder<\/a>/g)).toHaveLength(2);
});

test('our own description has no faults', () => {
  expect(readDescription('openapi/backend.yaml').document.info.title).toBe('Nacre backend API');
});
