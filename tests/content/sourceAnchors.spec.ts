import { expect, test } from '@playwright/test';
import type { Element } from 'hast';
import { otherTargets, readSitePages } from '../../packages/checks/src/site/sitePages.ts';
import { parseHtml } from '../../packages/post-build/src/BuiltPage.ts';
import { find, findAll } from '../../packages/post-build/src/hast.ts';
import { builtPaths, readPage } from '../support/build.ts';

/** The id of the hidden heading of footnotes. */
const UNSEEN = 'footnote-label';

const idOf = ({ properties }: Element): string => String(properties.id);

// One worker reads the sources, which takes seconds.
test.describe.configure({ mode: 'default' });
let sources: ReturnType<typeof readSitePages> = { pages: [], problems: [] };
test.beforeAll(() => {
  sources = readSitePages('.');
});

const withoutTrailingSlash = (route: string) => route.replace(/(.)\/$/, '$1');

test('the routes that checks read from the sources are those of the build', () => {
  expect(sources.problems).toEqual([]);
  const built = new Set(builtPaths());
  const fromSources = sources.pages
    .filter(({ frontMatter }) => frontMatter.draft !== true)
    .map(({ route }) => withoutTrailingSlash(route));
  expect(fromSources.filter((route) => !built.has(route))).toEqual([]);
  const known = new Set([...fromSources, '/', '/404.html', '/search']);
  expect([...built].filter((route) => !known.has(route))).toEqual([]);
});

test('the anchors that checks read from the sources of written pages are those of the build', () => {
  const { anchors: drawn } = otherTargets('.');
  const written = sources.pages.filter(
    ({ generated, frontMatter }) => !generated && frontMatter.draft !== true,
  );
  expect(written.length).toBeGreaterThan(30);
  const differences = written.flatMap(({ route, anchors }) => {
    const main = find(parseHtml(readPage(withoutTrailingSlash(route))), ({ tagName }) => tagName === 'main');
    const named = main ? findAll(main, ({ properties }) => typeof properties.id === 'string') : [];
    const headings = named.filter(({ tagName }) => /^h[1-6]$/.test(tagName)).map(idOf);
    const ids = new Set(named.map(idOf));
    const known = new Set([...anchors, ...(drawn[withoutTrailingSlash(route)] ?? [])]);
    return [
      ...[...known]
        .filter((anchor) => !ids.has(anchor))
        .map((anchor) => `${route}#${anchor} is not in the build`),
      ...headings
        .filter((id) => !known.has(id) && id !== UNSEEN)
        .map((id) => `${route}#${id} is not known from the sources`),
    ];
  });
  expect(differences).toEqual([]);
});
