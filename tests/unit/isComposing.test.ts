// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { isComposing } from '../../src/components/Dom/isComposing.ts';

test.each([
  ['Chromium and Firefox say so', { isComposing: true, keyCode: 13 }, true],
  ['Safari ends the composition first', { isComposing: false, keyCode: 229 }, true],
  ['an Enter by itself', { isComposing: false, keyCode: 13 }, false],
])('%s', (_, keys, expected) => {
  expect(isComposing(keys as KeyboardEvent)).toBe(expected);
});
