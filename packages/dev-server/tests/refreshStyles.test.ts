// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"disableCSSFileLoading": true}}
import { expect, it } from 'vitest';
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

it.each([
  ['/site/docs/products/auth.mdx', true],
  ['/site/api/sdk-base/theme/Class.Client.md', true],
  ['/site/docs/theme/dark.mdx', true],
  ['/site/src/components/demos/SignIn/index.tsx', true],
  ['/site/src/theme/DocItem/index.tsx', false],
  ['/site/node_modules/@docusaurus/theme-classic/lib/theme/DocRoot/index.js', false],
  ['/site/src/pages/index.tsx', false],
  [String.raw`C:\site\src\theme\DocItem\index.tsx`, false],
  ['/site/.docusaurus/docusaurus-plugin-content-docs/default/p/index-466.json', false],
])('%s is compiled on request: %s', (name, expected) => expect(LAZY.test(name)).toBe(expected));
