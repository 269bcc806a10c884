import { expect, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import { otherTargets, readSitePages } from '../../packages/checks/src/site/sitePages.ts';
import { builtPaths, readPage } from '../support/build.ts';

/** The id of the hidden heading of footnotes. */
const UNSEEN = 'footnote-label';

const { pages, problems } = readSitePages('.');
const { anchors: drawn } = otherTargets('.');
const written = pages.filter(({ generated, frontMatter }) => !generated && frontMatter.draft !== true);
const withoutTrailingSlash = (route: string) => route.replace(/(.)\/$/, '$1');

test('the routes that checks read from the sources are those of the build', () => {
  expect(problems).toEqual([]);
  const built = new Set(builtPaths());
  const fromSources = pages
    .filter(({ frontMatter }) => frontMatter.draft !== true)
    .map(({ route }) => withoutTrailingSlash(route));
  expect(fromSources.filter((route) => !built.has(route))).toEqual([]);
  const known = new Set([...fromSources, '/', '/404.html', '/search']);
  expect([...built].filter((route) => !known.has(route))).toEqual([]);
});

test('the anchors that checks read from the sources of written pages are those of the build', () => {
  expect(written.length).toBeGreaterThan(30);
  const differences = written.flatMap(({ route, anchors }) => {
    const main = parse(readPage(withoutTrailingSlash(route))).querySelector('main');
    const headings = main?.querySelectorAll('h1[id],h2[id],h3[id],h4[id],h5[id],h6[id]') ?? [];
    const ids = new Set((main?.querySelectorAll('[id]') ?? []).map(({ id }) => id));
    const known = new Set([...anchors, ...(drawn[withoutTrailingSlash(route)] ?? [])]);
    return [
      ...[...known]
        .filter((anchor) => !ids.has(anchor))
        .map((anchor) => `${route}#${anchor} is not in the build`),
      ...headings
        .filter(({ id }) => !known.has(id) && id !== UNSEEN)
        .map(({ id }) => `${route}#${id} is not known from the sources`),
    ];
  });
  expect(differences).toEqual([]);
});
