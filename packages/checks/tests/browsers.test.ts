import { expect, it } from 'vitest';
import { oldestBrowsers } from '../src/browsers/browserSupport.ts';
import { unsupportedInScript } from '../src/browsers/unsupportedInScript.ts';
import { unsupportedInStyles } from '../src/browsers/unsupportedInStyles.ts';

const features = (sheet: string) => [...unsupportedInStyles(sheet).keys()];

it('the oldest supported browsers are read from browserslist', () => {
  expect(oldestBrowsers).toContainEqual(['firefox', 125]);
  expect(oldestBrowsers.map(([name]) => name)).toContain('safari_ios');
});

it('finds unsupported features in styles: at-rules, media features, selectors, properties, values, functions', () => {
  expect(features('@scope (.a) { b { color: red } }')).toEqual(['@scope']);
  expect(features('@media (inverted-colors: none) { a { color: red } }')).toEqual([
    '@media (inverted-colors)',
  ]);
  expect(features('details::details-content { color: red }')).toEqual([':details-content']);
  expect(features('a { field-sizing: content }')).toContain('field-sizing');
  expect(features('a { text-wrap: balance }')).toContain('text-wrap: balance');
  expect(features('a { color: light-dark(red, blue) }')).toEqual(['light-dark()']);
  expect(unsupportedInStyles('a { field-sizing: content }').get('field-sizing')).toContain(
    'chrome before 123',
  );
});

it('allows styles supported features, and those that they test for first', () => {
  expect(features('@supports (field-sizing: content) { a { field-sizing: content } }')).toEqual([]);
  expect(
    features(
      '@media (width >= 997px) { a:has(> b):popover-open { color: color-mix(in srgb, red, blue); content: "light-dark(x)" } }',
    ),
  ).toEqual([]);
});

it('finds unsupported syntax and objects in scripts', () => {
  expect(unsupportedInScript('using a = b();')).toHaveLength(1);
  expect(unsupportedInScript('new URLPattern()')).toHaveLength(1);
  expect(unsupportedInScript('Promise.try(f)')).toEqual([expect.stringContaining('Promise.try')]);
  expect(unsupportedInScript('requestIdleCallback(f)')).toEqual([expect.stringContaining('any safari')]);
  expect(
    unsupportedInScript(
      'class A { static { this.#a() } static #a() {} } structuredClone(new Intl.Segmenter());',
    ),
  ).toEqual([]);
});
