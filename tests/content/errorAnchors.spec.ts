import { expect, test } from '@playwright/test';
import { catalogue } from '../../packages/sdk-base/src/errors/catalogue.ts';
import { readPage } from '../support/build.ts';

const codes = Object.values(catalogue).map(({ code }) => code as string);

/** The elements of the page whose ids look like those of error codes, and the heading of each. */
const entries = [
  ...readPage('/products/embedded-wallet/exceptions').matchAll(
    /<\w+[^>]* id="?((?:sdk|crypto|jwt|iframe)-[\w-]+)(?:"?[^>]*)>(.*?)<\/h4>/gs,
  ),
].map(([, id = '', head = '']) => ({ id, text: head.replace(/<[^>]+>/g, '') }));

test('every error code has one anchor on the exceptions page, and every such anchor a code', () => {
  expect(codes.length).toBeGreaterThan(20);
  expect(entries.map(({ id }) => id).toSorted()).toEqual(
    codes.map((code) => code.replace('/', '-')).toSorted(),
  );
});

test('each anchor is the entry of its own code', () => {
  for (const code of codes) {
    const entry = entries.find(({ id }) => id === code.replace('/', '-'));
    expect(entry?.text, code).toBe(code);
  }
});
