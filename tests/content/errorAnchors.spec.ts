import { expect, test } from '@playwright/test';
import { catalogue } from '../../sdk/base/src/errors/catalogue.ts';
import { readPage } from '../support/build.ts';

const codes = Object.values(catalogue).map(({ code }) => code as string);

/** Elements of the page with ids that look like those of codes, and the first words in each. */
const rows = [
  ...readPage('/products/embedded-wallet/exceptions').matchAll(
    /<\w+[^>]* id="?((?:sdk|crypto|jwt|iframe)-[\w-]+)(?:"?[^>]*)>(.*?)<td/gs,
  ),
].map(([, id = '', head = '']) => ({ id, text: head.replace(/<[^>]+>/g, '') }));

test('every error code has one anchor on the exceptions page, and every such anchor a code', () => {
  expect(codes.length).toBeGreaterThan(20);
  expect(rows.map(({ id }) => id).toSorted()).toEqual(codes.map((code) => code.replace('/', '-')).toSorted());
});

test('each anchor is the row of its own code', () => {
  for (const code of codes) {
    const row = rows.find(({ id }) => id === code.replace('/', '-'));
    expect(row?.text, code).toBe(code);
  }
});
