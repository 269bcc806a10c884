// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"disableCSSFileLoading": true}}
import { expect, it } from 'vitest';
import { readTable } from '../../model/src/readTable.ts';
import { LAZY } from '../src/index.ts';
import { refreshStyles } from '../src/panel/refreshStyles.ts';

it('fetches the styles again, and keeps the old ones until then', () => {
  document.head.innerHTML =
    '<link rel="icon" href="/styles.css.png"><link rel="stylesheet" href="/styles.css">';
  const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  refreshStyles();
  const [old, fresh] = links();
  expect(old?.getAttribute('href')).toBe('/styles.css');
  expect(fresh?.href).toMatch(/\/styles\.css\?\d+$/);
  expect(fresh?.dataset.href).toBe('/styles.css');
  fresh?.dispatchEvent(new Event('load'));
  expect(links()).toEqual([fresh]);
});

const files = readTable('packages/dev-server/tests/lazy.tsv', ['file', 'isLazy']);
it.each(files)('$file is compiled on request: $isLazy', ({ file, isLazy }) =>
  expect(String(LAZY.test(file))).toBe(isLazy),
);
