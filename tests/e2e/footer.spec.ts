import { expect, test } from '@playwright/test';
import { parseHtml } from '../../packages/post-build/src/BuiltPage.ts';
import { findAll, hasClass, textOf } from '../../packages/post-build/src/hast.ts';
import { footer } from '../../src/config/footer.ts';
import { versions } from '../../src/config/versions.ts';
import { readBuilt, readPage } from '../support/build.ts';

// The build fails if a link leads nowhere.
test('the footer has its columns, its links and its version, and external links open in a new tab', () => {
  const page = parseHtml(readPage('/overview/changelog'));
  const ofClass = (name: string) => findAll(page, (each) => hasClass(each, name));
  const linksOf = (name: string) =>
    ofClass(name).flatMap((part) => findAll(part, ({ tagName }) => tagName === 'a'));
  expect(ofClass('footer__title').map(textOf)).toEqual(footer.links.map(({ title }) => title));
  const items = footer.links.flatMap((column) => column.items);
  expect(linksOf('footer__col').map((link) => [textOf(link).trim(), link.properties.href])).toEqual(
    items.map(({ label, href, to }) => [label, href ?? to]),
  );
  for (const { properties } of linksOf('footer__col'))
    expect(properties.target).toBe(String(properties.href).startsWith('/') ? undefined : '_blank');

  expect(ofClass('footer__copyright').map(textOf).join()).toMatch(
    new RegExp(`2025.*version ${versions.docs}`, 's'),
  );
  const parts = linksOf('footer__copyright');
  expect(parts.map(textOf)).toEqual(['Third-party notices', 'Bill of materials']);
  // content/notices.spec.ts reads both.
  for (const { properties } of parts) expect(readBuilt(String(properties.href))).not.toBe('');
});
