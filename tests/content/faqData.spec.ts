import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { site } from '../../src/config/site.ts';
import type { FaqDocument } from '../../packages/post-build/src/faq/faqDocument.ts';
import { readPage, sitemapRoutes } from '../support/build.ts';

const route = '/technical-guides/faq/';

/** Parses each JSON-LD block of a page. */
const structuredData = (html: string) =>
  [...html.matchAll(/<script type="?application\/ld\+json"?[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as { '@context': string; '@type': string },
  );

test('the FAQ gives its questions and answers to search engines', () => {
  const questions = [
    ...fs.readFileSync('docs/technical-guides/faq/index.mdx', 'utf8').matchAll(/^### (.+)$/gm),
  ].map(([, text = '']) => text.replaceAll('`', '').replace(/\s*\{\/\*.*$/, ''));
  const html = readPage(route);
  const [faq, ...others] = structuredData(html).filter(
    (data) => data['@type'] === 'FAQPage',
  ) as FaqDocument[];
  expect(others).toEqual([]);
  expect(faq?.['@context']).toBe('https://schema.org');
  expect(questions.length).toBeGreaterThan(20);
  expect(faq?.mainEntity.map(({ name }) => name)).toEqual(questions);
  for (const { '@type': type, name, url, acceptedAnswer } of faq?.mainEntity ?? []) {
    expect(type).toBe('Question');
    const { origin, pathname, hash } = new URL(url);
    expect(origin + pathname, name).toBe(site.url + route);
    expect(html, name).toMatch(new RegExp(`<h3[^>]* id="?${hash.slice(1)}["\\s>]`));
    expect(acceptedAnswer['@type']).toBe('Answer');
    expect(acceptedAnswer.text, name).toMatch(/^<p>[A-Z].{20,}/s);
    // Every address is absolute, because an answer is shown outside the site.
    expect(acceptedAnswer.text, name).not.toMatch(/href="(?!https:\/\/)/);
  }
});

test('no other page has FAQ data', () => {
  const others = sitemapRoutes().filter((path) => path !== route);
  expect(
    others.filter((path) => structuredData(readPage(path)).some((data) => data['@type'] === 'FAQPage')),
  ).toEqual([]);
});
