import { expect, it } from 'vitest';
import { duration, inWords, units } from '../src/quantities.ts';

it.each([
  [10 * units.second, '10 seconds'],
  [units.minute, '60 seconds'],
  [90 * units.second, '90 seconds'],
  [10 * units.minute, 'ten minutes'],
  [15 * units.minute, '15 minutes'],
  [units.day, '24 hours'],
  [3 * units.day, 'three days'],
])('%i milliseconds are written as "%s"', (milliseconds, words) => {
  expect(duration(milliseconds)).toBe(words);
});

it('a number is written out up to ten', () => {
  expect([5, 10, 12, 600_000].map(inWords)).toEqual(['five', 'ten', '12', '600,000']);
});
