import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Kept } from '../src/Kept.ts';

let folder = '';
const program = () => path.join(folder, 'program.ts');
const open = () => new Kept(path.join(folder, 'cache/values.json'), [program()]);
const forgotten = vi.fn(() => 'made again');

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kept-'));
  fs.writeFileSync(program(), 'one');
  forgotten.mockClear();
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

it('computes a value once for the same inputs, in one build and in the next', () => {
  const first = open();
  expect(first.keep(['a', 'b'], () => ['value'])).toEqual(['value']);
  expect(first.keep(['a', 'b'], forgotten)).toEqual(['value']);
  first.write();
  expect(open().keep(['a', 'b'], forgotten)).toEqual(['value']);
  expect(forgotten).not.toHaveBeenCalled();
});

it.each([
  ['another input', ['ab']],
  ['its inputs divided otherwise', ['a', 'bc']],
])('computes it again for %s', (_, madeFrom) => {
  const first = open();
  first.keep(['ab', 'c'], () => 'value');
  first.write();
  expect(open().keep(madeFrom, forgotten)).toBe('made again');
});

it('computes everything again with another program', () => {
  const first = open();
  first.keep(['a'], () => 'value');
  first.write();
  fs.writeFileSync(program(), 'two');
  expect(open().keep(['a'], forgotten)).toBe('made again');
});

it('drops unused values, and keeps empty ones', () => {
  const first = open();
  first.keep(['a'], () => '');
  first.keep(['b'], () => 'value');
  first.write();
  const second = open();
  expect(second.keep(['a'], forgotten)).toBe('');
  second.write();
  expect(open().keep(['b'], forgotten)).toBe('made again');
  expect(forgotten).toHaveBeenCalledOnce();
});
