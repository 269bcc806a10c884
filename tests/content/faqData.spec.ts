import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { site } from '../../src/config/site.ts';
import type { FaqDocument } from '../../packages/post-build/src/faq/faqDocument.ts';
import { readPage, sitemapRoutes } from '../support/build.ts';

const ROUTE = '/technical-guides/faq/';

/** Parses each JSON-LD block of a page that has questions. */
const faqsOf = (route: string) =>
  [...readPage(route).matchAll(/<script type="?application\/ld\+json"?[^>]*>(.*?)<\/script>/gs)]
    .map(([, json = '']) => JSON.parse(json) as FaqDocument)
    .filter((data) => data['@type'] === 'FAQPage');

// packages/post-build/tests/faqData.test.ts looks at each part of an answer.
test('the FAQ alone gives its questions and answers to search engines', () => {
  const source = fs.readFileSync('docs/technical-guides/faq/index.mdx', 'utf8');
  const questions = [...source.matchAll(/^### (.+)$/gm)].map(([, text = '']) =>
    text.replaceAll('`', '').replace(/\s*\{\/\*.*$/, ''),
  );
  expect(sitemapRoutes().filter((route) => faqsOf(route).length > 0)).toEqual([ROUTE]);
  const [{ mainEntity } = { mainEntity: [] }] = faqsOf(ROUTE);
  expect(questions.length).toBeGreaterThan(20);
  expect(mainEntity.map(({ name }) => name)).toEqual(questions);
  for (const { url } of mainEntity) expect(url).toContain(`${site.url}${ROUTE}#`);
});
