import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Cache } from '../src/cache/Cache.ts';
import { folderOfEachTest } from '../../../tests/support/temporaryFolder.ts';

const { root, read, write } = folderOfEachTest();
const file = 'node_modules/.cache/docs/values.json';
const program = ['content:program.ts'];
const makeAgain = vi.fn(() => 'made again');

/** A run that finds or makes values. */
function inRun<Value>(take: (cache: Cache) => Value, limit?: number): Value {
  const cache = new Cache(root, 'values', limit === undefined ? {} : { limit });
  const value = take(cache);
  cache.write();
  return value;
}
const memoize = (key: readonly string[], make: () => unknown) =>
  inRun((cache) => cache.memoizer(program)(key, make));

beforeEach(() => {
  write('program.ts', 'one');
  makeAgain.mockClear();
});

describe('a cached value', () => {
  it('is made once for a key, in one run and in the next', () => {
    inRun((cache) => {
      const find = cache.memoizer(program);
      expect(find(['a', 'b'], () => ['value'])).toEqual(['value']);
      expect(find(['a', 'b'], makeAgain)).toEqual(['value']);
    });
    expect(memoize(['a', 'b'], makeAgain)).toEqual(['value']);
    expect(makeAgain).not.toHaveBeenCalled();
  });

  it.each([
    ['another key', ['ab']],
    ['the same text divided into another key', ['a', 'bc']],
  ])('is made again for %s', (_, key) => {
    memoize(['ab', 'c'], () => 'value');
    expect(memoize(key, makeAgain)).toBe('made again');
  });

  it('is made again after a change of an input, and found again when the change is taken back', () => {
    memoize(['a'], () => 'value');
    write('program.ts', 'two');
    expect(new Cache(root, 'values').get(['a'])).toBeUndefined();
    expect(new Cache(root, 'values').changesSince(['a'])).toEqual(program);
    write('program.ts', 'one');
    expect(memoize(['a'], makeAgain)).toBe('value');
  });

  it('is made in each run if the folder cannot be written', () => {
    write('node_modules', 'a file in place of the folder');
    expect(memoize(['a'], () => 'value')).toBe('value');
    expect(memoize(['a'], makeAgain)).toBe('made again');
  });

  it('is dropped by a run that does not use it, and kept if it is empty', () => {
    inRun((cache) => {
      cache.memoizer(program)(['a'], () => '');
      cache.memoizer(program)(['b'], () => 'value');
    });
    expect(memoize(['a'], makeAgain)).toBe('');
    expect(memoize(['b'], makeAgain)).toBe('made again');
    expect(makeAgain).toHaveBeenCalledOnce();
  });

  it('stays up to a number of values, with those that another run has added', () => {
    const first = new Cache(root, 'values', { limit: 2 });
    inRun((cache) => cache.set('a', 1, {}), 2);
    first.set('b', 2, {});
    first.write();
    expect(inRun((cache) => ['a', 'b'].map((key) => cache.get(key)), 2)).toEqual([1, 2]);
    inRun((cache) => cache.set('c', 3, {}), 2);
    expect(inRun((cache) => ['a', 'b', 'c'].map((key) => cache.get(key)), 2)).toEqual([undefined, 2, 3]);
  });

  it.each([
    ['incomplete', (text: string) => text.slice(0, -3)],
    ['changed', (text: string) => text.replace('value', 'other')],
    ['of another version of Node', (text: string) => text.replace(/ v\d+/, ' v1')],
    ['something else', () => '{}'],
    ['empty', () => ''],
  ])('is made again if the file is %s', (_, damage) => {
    memoize(['a'], () => 'value');
    write(file, damage(read(file)));
    expect(memoize(['a'], makeAgain)).toBe('made again');
    expect(memoize(['a'], () => 'made a third time')).toBe('made again');
  });
});
