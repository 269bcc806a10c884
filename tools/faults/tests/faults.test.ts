import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { kinds } from '../Fault.ts';
import { applyEdits, startOf } from '../applyEdits.ts';
import { faults, harmlessChanges } from '../records.ts';
import results from '../results.json';
import { hashOfRecords } from '../results.ts';
import { editsOf, groupIntoRounds } from '../groupIntoRounds.ts';
import { reportableRange } from '../reportableRange.ts';
import { runTextChecks } from '../runTextChecks.ts';

const read = (file: string) => fs.readFileSync(file, 'utf8');

describe('the seeded faults', () => {
  it('are at least 60, and at least 20 harmless changes', () => {
    expect(faults.length).toBeGreaterThanOrEqual(60);
    expect(harmlessChanges.length).toBeGreaterThanOrEqual(20);
    const ids = [...faults, ...harmlessChanges].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.keys(kinds)).toEqual(expect.arrayContaining(faults.map(({ kind }) => kind)));
  });

  it('all still apply, and change something', () => {
    for (const { id, edit } of [
      ...faults.flatMap((fault) => editsOf(fault).map((edit) => ({ id: fault.id, edit }))),
      ...harmlessChanges.flatMap(({ id: of, edits }) => edits.map((edit) => ({ id: of, edit }))),
    ]) {
      expect(() => startOf(edit, read(edit.file), id)).not.toThrow();
      expect(edit.put).not.toBe(edit.find);
    }
  });

  it('belong to one round each', () => {
    expect(
      groupIntoRounds(faults)
        .flat()
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(faults.map(({ id }) => id).toSorted());
  });
});

describe('the results of the faults', () => {
  it('match these records: run npm run faults', () => {
    expect(results.records).toBe(hashOfRecords());
    expect(results.seeded).toBe(faults.length);
    expect(results.kinds.map(({ label }) => label)).toEqual(Object.values(kinds));
    expect(results.harmless.tried).toBe(harmlessChanges.length);
  });

  it('show that 95 of 100 are caught, and that no harmless change is reported', () => {
    expect(results.caught / results.seeded).toBeGreaterThanOrEqual(0.95);
    expect(results.seeded - results.caught).toBe(results.missed.length);
    expect(results.harmless.refused).toBe(0);
  });
});

/** A few faults that need no compiler. `npm run faults` tries all of them, with all checks. */
const SAMPLE = [
  'codes-per-window',
  'node-version',
  'audience-dropped',
  'tabs-swapped',
  'columns-swapped',
  'link-to-another-symbol',
];
const HARMLESS = ['number-in-words', 'number-of-ones-own'];

describe('a sample of the faults', () => {
  it.each(SAMPLE)('%s is reported at its line', (id) => {
    const fault = faults.find((each) => each.id === id);
    if (!fault) throw new Error(`There is no fault ${id}`);
    const edits = editsOf(fault).map((edit) => ({ edit, id }));
    const { text, ranges } = applyEdits(read(fault.file), edits);
    const spans = [...ranges.values()].map((range) => reportableRange(range, text));
    const lines = runTextChecks(fault.file, text).map(({ line }) => line);
    expect(lines.some((line) => spans.some(({ first, last }) => first <= line && line <= last))).toBe(true);
    expect(runTextChecks(fault.file, read(fault.file))).toEqual([]);
  });

  it.each(HARMLESS)('%s passes', (id) => {
    for (const edit of harmlessChanges.find((each) => each.id === id)?.edits ?? []) {
      expect(runTextChecks(edit.file, applyEdits(read(edit.file), [{ edit, id }]).text)).toEqual([]);
    }
    expect(harmlessChanges.some((each) => each.id === id)).toBe(true);
  });
});

describe('an edit', () => {
  const edit = { file: 'a.mdx', find: 'one\ntwo', put: 'one\nthree' };

  it('is rejected if its text is missing or occurs twice', () => {
    expect(() => startOf(edit, 'nothing', 'x')).toThrow(
      'a.mdx: "x" no longer applies: the file doesn\'t contain "one\\ntwo"',
    );
    expect(() => startOf(edit, 'one\ntwo one\ntwo', 'x')).toThrow('more than once');
  });

  it('is located at the lines that it changes, after edits before it', () => {
    const longer = { file: 'a.mdx', find: 'zero', put: 'zero\nand more' };
    const { text, ranges } = applyEdits('zero\none\ntwo\n', [
      { edit, id: 'x' },
      { edit: longer, id: 'y' },
    ]);
    expect(text).toBe('zero\nand more\none\nthree\n');
    expect(ranges.get(edit)).toEqual({ file: 'a.mdx', first: 4, last: 4 });
  });

  it('may be reported at its block, its program or its comment, and nowhere else', () => {
    const page = 'Text\n```ts run\na\n```\n\n```text title="Output"\n1\n```\nText';
    expect(reportableRange({ file: 'a.mdx', first: 7, last: 7 }, page)).toEqual({
      file: 'a.mdx',
      first: 2,
      last: 8,
    });
    expect(reportableRange({ file: 'a.mdx', first: 9, last: 9 }, page)).toEqual({
      file: 'a.mdx',
      first: 9,
      last: 9,
    });
    const code = '/**\n * Text.\n */\nconst a = 1;\nconst b = 2;';
    expect(reportableRange({ file: 'a.ts', first: 2, last: 2 }, code)).toEqual({
      file: 'a.ts',
      first: 1,
      last: 4,
    });
  });
});
