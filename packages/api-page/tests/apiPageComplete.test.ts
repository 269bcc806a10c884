import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseDescription } from '../../model/src/openapi/readDescription.ts';
import { FactFinder } from '../../../tests/support/openapi/findFacts.ts';
import { isLong } from '../../../tests/support/long.ts';
import { renderedRegions } from '../../../tests/support/openapi/renderedRegions.ts';

type Case = [name: string, file: string, facts: number];
const large: Case[] = [
  ['Figma, 3.1, with callbacks', 'node_modules/@figma/rest-api-spec/openapi/openapi.yaml', 10_000],
  ['Directus, 3.0', 'node_modules/@directus/openapi/dist/oas.json', 11_000],
];

/** Our own description and public ones, of different sizes and versions. */
const descriptions: Case[] = [
  ['Nacre, 3.1', 'openapi/backend.yaml', 6500],
  ['Pet store, 3.0', 'node_modules/@readme/oas-examples/3.0/json/petstore.json', 400],
  ['Train travel, 3.1, with a webhook', 'node_modules/@readme/oas-examples/3.1/json/train-travel.json', 800],
  ['Discriminators, 3.0', 'node_modules/@readme/oas-examples/3.0/json/discriminators.json', 300],
  ['Circular schemas, 3.0', 'node_modules/@readme/oas-examples/3.0/json/schema-circular.json', 300],
  ['Types, 3.1', 'node_modules/@readme/oas-examples/3.1/json/schema-types.json', 600],
  ['Callbacks, 3.0', 'node_modules/@readme/oas-examples/3.0/json/callbacks.json', 60],
  // The large descriptions repeat the same kinds of content.
  ...(isLong ? large : []),
];

const read = (file: string) => {
  const text = fs.readFileSync(file, 'utf8');
  return { description: parseDescription(text, file), document: parse(text) as Record<string, unknown> };
};

describe('everything in a description is on its page', () => {
  test.each(descriptions)('%s', { timeout: 120_000 }, (_, file, facts) => {
    const { description, document } = read(file);
    const { missing, checkedCount } = new FactFinder(document, renderedRegions(description));
    expect(missing).toEqual([]);
    expect(checkedCount).toBeGreaterThan(facts);
  });
});

describe('missing content is detected', () => {
  const { description, document } = read('node_modules/@readme/oas-examples/3.1/json/train-travel.json');
  const losing = (pattern: RegExp) =>
    new FactFinder(
      document,
      renderedRegions(description, (_, markup) => markup.replace(pattern, '')),
    ).missing;

  test.each([
    ['a property', /<code class="api-name">origin<\/code>/g],
    ['a mark that something is required', /<em>required<\/em>/g],
    ['an allowed value', /<code>succeeded<\/code>/g],
    ['a text', /The ID of the origin station/g],
    ['a format', / · date-time/g],
    ['a media type', /application\/problem\+json/g],
    ['where an error is explained', /response-too-many-requests/g],
    ['where a schema is', /<a href="#schema-station">/g],
    ['a response', /<span>429<\/span>/g],
  ])('%s', (_, pattern) => {
    expect(losing(pattern)).not.toEqual([]);
  });

  test('a whole operation', () => {
    const regions = renderedRegions(description);
    const { missing } = new FactFinder(document, { ...regions, operation: () => undefined });
    expect(missing).toContain('page: get /stations');
  });
});
