import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { allOperations } from '../../model/src/openapi/operations.ts';
import { parseDescription } from '../../model/src/openapi/readDescription.ts';
import { htmlMistakes } from '../../../tests/support/htmlMistakes.ts';
import { sampleOf } from '../../../tests/support/long.ts';
import { FactFinder } from '../../../tests/support/openapi/findFacts.ts';
import { regionsOf } from '../../../tests/support/openapi/renderedRegions.ts';
import { pageAnchors } from '../src/pageAnchors.ts';
import { renderReference } from '../src/render/renderReference.ts';
import { filesUnder } from '../../model/src/files.ts';

const EXAMPLES = 'node_modules/@readme/oas-examples';
const examples = filesUnder('.', [`${EXAMPLES}/3.0/json`, `${EXAMPLES}/3.1/json`], /\.json$/);
/** One of each version and with each special part. `tests/content/apiPage.spec.ts` has our own description. */
const always = [
  ...['petstore', 'discriminators', 'schema-circular', 'callbacks'].map(
    (name) => `${EXAMPLES}/3.0/json/${name}.json`,
  ),
  ...['train-travel', 'schema-types'].map((name) => `${EXAMPLES}/3.1/json/${name}.json`),
];
const others = [
  'node_modules/@scalar/galaxy/dist/3.1.json',
  'node_modules/@directus/openapi/dist/oas.json',
  'node_modules/@figma/rest-api-spec/openapi/openapi.yaml',
];
/** The bytes of markup that facts and operations may have on average, and the time. An operation has samples of its own. */
const BUDGET = { fact: 400, operation: 4000, secondsPerFact: 0.002 };

function problemsOf(file: string): string[] {
  const start = performance.now();
  const text = fs.readFileSync(file, 'utf8');
  const description = parseDescription(text, file);
  const fragments = renderReference(description);
  const seconds = (performance.now() - start) / 1000;
  const { missing, checkedCount } = new FactFinder(
    file.endsWith('.json') ? JSON.parse(text) : parse(text),
    regionsOf(description, fragments),
  );
  const operations = allOperations(description);
  const page = [...fragments.values()].join('\n');
  const bytes = Buffer.byteLength(page);
  const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id);
  const anchors = new Set([...ids, ...pageAnchors(description)]);
  const links = [...page.matchAll(/ (?:href="#|data-opens=")([^"]*)"/g)].flatMap(([, to = '']) =>
    to.split(' '),
  );
  return [
    ...missing,
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `id ${id} is there twice`),
    ...links.filter((to) => to !== '' && !anchors.has(to)).map((to) => `#${to} leads nowhere`),
    ...[...fragments].flatMap(([name, markup]) =>
      htmlMistakes(markup).map((mistake) => `${name}: ${mistake}`),
    ),
    ...(/undefined|\[object/.test(page) && !/undefined|\[object/.test(text) ? ['undefined'] : []),
    ...(bytes > BUDGET.fact * checkedCount + BUDGET.operation * operations.length + 4000
      ? [`${bytes} bytes for ${checkedCount} facts`]
      : []),
    ...(seconds > 10 + BUDGET.secondsPerFact * checkedCount
      ? [`${seconds} seconds for ${checkedCount} facts`]
      : []),
  ];
}

describe('descriptions keep every fact, lead somewhere and are valid HTML', { timeout: 600_000 }, () => {
  test('invalid HTML is found', () => {
    expect(htmlMistakes('<p><ul></ul></p>')).not.toEqual([]);
  });

  test.each([...new Set([...always, ...sampleOf(examples, 24), ...sampleOf(others, 3)])])('%s', (file) => {
    expect(problemsOf(file)).toEqual([]);
  });
});
