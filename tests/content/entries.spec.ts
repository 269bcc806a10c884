import { expect, test } from '@playwright/test';
import { sdkPackages } from '../../packages/model/src/packages.ts';
import { referenceRoute } from '../../packages/model/src/routes.ts';
import { readSymbols } from '../../packages/model/src/symbols/References.ts';
import { readPage } from '../support/build.ts';

/** Finds an attribute with or without quotes, because the minifier removes most of them. */
const has = (html: string, attribute: string, value: string) =>
  [`${attribute}="${value}"`, `${attribute}=${value} `, `${attribute}=${value}>`].some((text) =>
    html.includes(text),
  );
const plain = (html: string) => html.replace(/<[^>]*>/g, '').replaceAll('&#x27;', "'");

for (const { tree, entries } of sdkPackages) {
  for (const { specifier } of entries) {
    test(`the pages of ${specifier} say how to import from it, and have an anchor at each member`, () => {
      const symbols = readSymbols(process.cwd(), tree).filter(({ entry }) => entry === specifier);
      expect(symbols.length).toBeGreaterThan(10);
      const lists = ['/', '/References'].map((end) => readPage(`${referenceRoute(tree)}${end}`));
      const problems: string[] = [];
      for (const { name, page, members } of symbols) {
        const route = `${referenceRoute(tree)}/${page}`;
        const html = readPage(route);
        if (!plain(html).includes(`{ ${name} } from '${specifier}';`)) problems.push(`${route}: no import`);
        for (const list of lists) if (!has(list, 'href', route)) problems.push(`${route}: not listed`);
        for (const { name: member, anchor } of members)
          if (!anchor || !has(html, 'id', anchor)) problems.push(`${route}: ${member} has no anchor`);
      }
      expect(problems).toEqual([]);
    });
  }
}
