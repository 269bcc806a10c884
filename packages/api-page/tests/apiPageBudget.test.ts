import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allOperations, groupsOf } from '../../model/src/openapi/operations.ts';
import type { Description } from '../../model/src/openapi/Description.ts';
import { openapiFile, parseDescription, readDescription } from '../../model/src/openapi/readDescription.ts';
import { type Fragments, renderReference } from '../src/render/renderReference.ts';
import { repeatOperations } from '../../../tests/support/openapi/repeatOperations.ts';

interface Cost {
  elements: number;
  focusable: number;
  bytes: number;
}

/**
 * Budget of the reference. The whole page may have 18,000 elements, 1,200 focusable elements and 600 kB, and the site
 * around the reference uses the rest.
 */
const WHOLE: Cost = { elements: 16_900, focusable: 1_100, bytes: 567_000 };
/** The average budget of an operation. */
const EACH: Cost = { elements: 114, focusable: 5.75, bytes: 4_300 };

const count = (markup: string, pattern: RegExp): number => markup.match(pattern)?.length ?? 0;

const costOf = (markup: string): Cost => ({
  elements: count(markup, /<[a-z]/g),
  focusable: count(markup, /<(?:a\b|summary\b|button\b)(?![^>]* tabindex="-1")/g),
  bytes: Buffer.byteLength(markup),
});

const description = readDescription();
const fragments = renderReference(description);

const operationCosts = (of: Description, rendered: Fragments): [name: string, cost: Cost][] =>
  groupsOf(of).flatMap(({ anchor: group, operations }) =>
    operations.map(({ anchor }): [string, Cost] => [
      anchor,
      costOf(rendered.get(`${group}/${anchor}`) ?? ''),
    ]),
  );

const worst = (costs: [name: string, cost: Cost][], kind: keyof Cost): string => {
  const [name = '', cost] = costs.toSorted(([, a], [, b]) => b[kind] - a[kind])[0] ?? [];
  return `the most, ${cost?.[kind]}, has ${name}`;
};

/** Reports each exceeded budget, with the most expensive operation. */
const overBudget = (costs: [name: string, cost: Cost][]): string[] =>
  (Object.keys(EACH) as (keyof Cost)[]).flatMap((kind) => {
    const average = costs.reduce((sum, [, cost]) => sum + cost[kind], 0) / costs.length;
    if (average <= EACH[kind]) return [];
    return [`${kind}: ${average.toFixed(1)} an operation, budget ${EACH[kind]}; ${worst(costs, kind)}`];
  });

describe('the size of the reference', () => {
  test.each(Object.keys(WHOLE) as (keyof Cost)[])('%s of the whole', (kind) => {
    const cost = costOf([...fragments.values()].join(''))[kind];
    const message = `${kind}; of all operations ${worst(operationCosts(description, fragments), kind)}`;
    expect(cost, message).toBeLessThanOrEqual(WHOLE[kind]);
  });

  test('an operation', () => {
    expect(overBudget(operationCosts(description, fragments))).toEqual([]);
  });

  test('grows with the number of operations only: with twice as many, each costs no more', () => {
    const operations = 2 * allOperations(description).length;
    const many = parseDescription(
      JSON.stringify(repeatOperations(description.document, operations)),
      openapiFile,
    );
    const rendered = renderReference(many);
    expect(allOperations(many).length).toBeGreaterThanOrEqual(operations);
    expect(overBudget(operationCosts(many, rendered))).toEqual([]);
    for (const part of ['schemas/index', 'responses/index']) {
      expect(rendered.get(part)).toBe(fragments.get(part));
    }
  });
});

test('each schema is rendered once: an operation shows no property of a named schema', () => {
  const drawn = groupsOf(description).flatMap(({ anchor: group, operations }) =>
    operations.flatMap(({ anchor }) => {
      const markup = fragments.get(`${group}/${anchor}`) ?? '';
      // Below a body's type is its example, and no row.
      return /<p class="api-media">.*?<\/p><ul class="api-rows">/.test(markup) ? [anchor] : [];
    }),
  );
  expect(drawn).toEqual([]);
});

test('the style sheet has a size for each class that an operation gets, stacked and in columns', () => {
  const styles = fs.readFileSync('src/components/ApiReference/styles.css', 'utf8');
  const used = [...fragments.values()].flatMap((markup) => markup.match(/\bapi-(?:size|wide)-\d+/g) ?? []);
  expect(used.length).toBe(2 * allOperations(description).length);
  expect([...new Set(used)].filter((name) => !styles.includes(`.${name} {`))).toEqual([]);
});
