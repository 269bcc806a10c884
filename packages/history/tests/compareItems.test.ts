import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ApiItem, ItemKind } from '../src/ApiItem.ts';
import type { Change } from '../src/Change.ts';
import { compareItems } from '../src/compareItems.ts';
import { readOpenApi } from '../src/readOpenApi.ts';
import { readTable } from '../../model/src/readTable.ts';
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

const itemsIn = (cell: string): string[] => cell.split('\n').filter(Boolean);

it.each(readTable('packages/history/tests/items.tsv', ['change', 'before', 'after', 'lines']))(
  '$change: $lines',
  ({ before, after, lines }) => {
    expect(changesOf(itemsIn(before), itemsIn(after)).join('\n')).toBe(lines);
    expect(changesOf(itemsIn(before), itemsIn(before))).toEqual([]);
  },
);

const description = fs.readFileSync('packages/history/tests/description.yaml', 'utf8');

const itemsOf = (text: string) => readOpenApi(parseDescription(text, 'api.yaml'));

describe('in the API’s description', () => {
  it.each(readTable('packages/history/tests/description.tsv', ['change', 'from', 'to', 'lines']))(
    '$change is found',
    ({ from, to, lines }) => {
      expect(description).toContain(from);
      const edited = description.replace(from, to);
      const changes = compareItems(itemsOf(description), itemsOf(edited));
      expect(changes.map(changeText).join('\n')).toBe(lines);
    },
  );

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

  const columns = ['name', 'schema', 'type'] as const;
  const types = readTable('packages/history/tests/schemaTypes.tsv', columns);
  it.each(types)('the type of a schema with parts is written: $name', ({ schema, type }) => {
    const odd = itemsOf(`${description}    Odd: ${schema}\n`).find(({ name }) => name === 'Odd');
    expect(odd?.type).toBe(`= ${type}`);
  });
});
