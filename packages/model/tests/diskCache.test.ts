import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DiskCache } from '../src/DiskCache.ts';

let folder = '';
const program = () => path.join(folder, 'program.ts');
const open = () => new DiskCache(path.join(folder, 'cache/values.json'), [program()]);
const makeAgain = vi.fn(() => 'made again');

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'disk-cache-'));
  fs.writeFileSync(program(), 'one');
  makeAgain.mockClear();
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

it('computes a value once for the same inputs, in one build and in the next', () => {
  const first = open();
  expect(first.memoize(['a', 'b'], () => ['value'])).toEqual(['value']);
  expect(first.memoize(['a', 'b'], makeAgain)).toEqual(['value']);
  first.write();
  expect(open().memoize(['a', 'b'], makeAgain)).toEqual(['value']);
  expect(makeAgain).not.toHaveBeenCalled();
});

it.each([
  ['another input', ['ab']],
  ['the same text divided into other inputs', ['a', 'bc']],
])('computes it again for %s', (_, inputs) => {
  const first = open();
  first.memoize(['ab', 'c'], () => 'value');
  first.write();
  expect(open().memoize(inputs, makeAgain)).toBe('made again');
});

it('computes everything again with another program', () => {
  const first = open();
  first.memoize(['a'], () => 'value');
  first.write();
  fs.writeFileSync(program(), 'two');
  expect(open().memoize(['a'], makeAgain)).toBe('made again');
});

it('drops unused values, and keeps empty ones', () => {
  const first = open();
  first.memoize(['a'], () => '');
  first.memoize(['b'], () => 'value');
  first.write();
  const second = open();
  expect(second.memoize(['a'], makeAgain)).toBe('');
  second.write();
  expect(open().memoize(['b'], makeAgain)).toBe('made again');
  expect(makeAgain).toHaveBeenCalledOnce();
});
