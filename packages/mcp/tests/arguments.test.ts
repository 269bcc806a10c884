import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTable } from '../../model/src/readTable.ts';
import { promptDefinitions } from '../src/prompts/definitions.ts';
import { toolDefinitions } from '../src/tools/definitions.ts';
import { readArguments } from '../src/tools/readArguments.ts';

const tool = (name: string) => {
  const definition = toolDefinitions.find((candidate) => candidate.name === name);
  if (!definition) throw new Error(`there is no tool ${name}`);
  return definition;
};

describe('reports invalid arguments', () => {
  const rows = readTable('packages/mcp/tests/arguments.tsv', ['args', 'message']);
  test.each(rows)('$args', ({ args, message }) => {
    expect(() => readArguments(tool('search_docs'), JSON.parse(args))).toThrow(
      expect.objectContaining({ code: -32602, message }),
    );
  });

  test('a value outside the enumeration', () => {
    expect(() => readArguments(tool('check_sample'), { code: 'x', language: 'py' })).toThrow(
      'check_sample: `language` must be one of ts, tsx, js, jsx, and is "py"',
    );
  });

  test.each([
    [['a'], '`files` must be an object, and is a list'],
    [{ 'a.ts': 1 }, '`files`, "a.ts" must be text, and is a number'],
    [{ 'a.ts': 'x'.repeat(20_001) }, '`files`, "a.ts" may have at most 20000 characters, and has 20001'],
    [
      Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`${n}.ts`, ''])),
      '`files` may have at most 20 entries, and has 21',
    ],
  ])('files: %j', (files, message) => {
    expect(() => readArguments(tool('check_sample'), { code: 'x', files })).toThrow(
      `check_sample: ${message}`,
    );
  });

  test('a property of the prototype is not an argument', () => {
    const args = JSON.parse('{"query":"a","__proto__":{"limit":3},"constructor":1}') as unknown;
    expect(() => readArguments(tool('search_docs'), args)).toThrow(/has no argument/);
    expect(() => readArguments(tool('search_docs'), Object.create({ query: 'a' }))).toThrow(
      /needs the argument/,
    );
  });
});

test('defaults are filled in', () => {
  expect(readArguments(tool('search_docs'), { query: 'a' })).toEqual({ query: 'a', limit: 8 });
  expect(readArguments(tool('check_sample'), { code: 'a' })).toEqual({ code: 'a', language: 'ts' });
});

test('length counts characters, not UTF-16 units', () => {
  expect(readArguments(tool('search_docs'), { query: '🐚'.repeat(300) }).query).toHaveLength(600);
  expect(() => readArguments(tool('search_docs'), { query: '🐚'.repeat(301) })).toThrow('has 301');
});

test.each([...toolDefinitions, ...promptDefinitions])(
  '$name accepts exactly the arguments that match its JSON Schema',
  (definition) => {
    const { arguments: properties, required } = definition;
    const validate = new Ajv({ strict: false }).compile({
      type: 'object',
      properties,
      required,
      additionalProperties: false,
    });
    const value = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.integer({ min: -2, max: 30 }),
      fc.double(),
      fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.constantFrom('x'.repeat(20_001), 1))),
      fc.constantFrom(null, true, [], {}, '', 'ts', 'react', '@nacre/sdk-base', 'x'.repeat(400)),
    );
    const names = [...Object.keys(properties), 'other'];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), value), (args) => {
        const isValid = validate(args);
        if (isValid) readArguments(definition, args);
        else expect(() => readArguments(definition, args)).toThrow();
      }),
      { numRuns: 300, seed: 4 },
    );
  },
);
