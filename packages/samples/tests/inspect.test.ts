import util from 'node:util';
import { describe, expect, it } from 'vitest';
import { format, inspect } from '../src/browser/worker/inspect.ts';

class Wallet {
  network = 'polygon-amoy';
}
const circular: Record<string, unknown> = {};
circular.itself = circular;

const long = 'y'.repeat(60);
const values: unknown[] = [
  ...[0, -0, 1.5, Number.NaN, 10n, true, null, undefined, Symbol('x'), () => 1, function named() {}],
  ...['plain', "it's", `"it's"`, `\`"it's"`, 'line\nbreak', 'back\\slash'].map((text) => [text]),
  ...[[], {}, [[]], { a: {} }, new Map(), new Set(), Object.create(null) as object, new Date(0)],
  ...[new Map([['a', 1]]), new Set([1, 'b']), new Wallet(), new Uint8Array([1, 2, 3])],
  { a: 1, 'b-c': [1, { d: { e: { f: 1 } } }], u: undefined },
  { a: { b: { c: { d: 1 } } } },
  [[[[1]]]],
  { methods: ['password'], hasDeviceShare: true, long },
  [{ a: 'x'.repeat(30), b: 'y'.repeat(30) }, { a: 1 }],
  Array.from({ length: 6 }, (_, index) => index),
  new Map([[{ a: 1 }, new Set([1])]]),
];

describe('inspect', () => {
  it.each(values.map((value) => [util.inspect(value), value]))('shows %s like Node', (asNode, value) => {
    expect(inspect(value)).toBe(asNode);
  });

  it('shows a circular value, and an error without its stack', () => {
    expect(inspect(circular)).toBe('{ itself: [Circular *1] }');
    expect(inspect(new TypeError('No.'))).toBe('TypeError: No.');
  });

  it('shows top-level strings unquoted, next to other values', () => {
    expect(format(['a', 1, "it's", ['b'], undefined])).toBe(util.format('a', 1, "it's", ['b'], undefined));
  });
});
