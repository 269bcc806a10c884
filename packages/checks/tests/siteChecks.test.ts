import { expect, it } from 'vitest';
import { problemLine } from '../../model/src/problem.ts';
import { checkNavbar } from '../src/site/navbar.ts';
import type { Page } from '../src/site/readPages.ts';
import { checkSidebar } from '../src/site/sidebars.ts';

/** Writes a value over several lines, as a configuration does, so that messages name its lines. */
const sourceOf = (value: unknown) => JSON.stringify(value, null, 1).replaceAll('"', "'");

it('an unknown document in a sidebar is one message, with the line that names it', () => {
  const link = { type: 'doc', id: 'twins' };
  const twins = { type: 'category', label: 'Twins', link, items: ['twinOne', 'twinThree'] };
  const sidebars = { guides: ['sound', twins] };
  const pages = ['sound', 'twinOne'].map((id) => ({ id })) as Page[];
  expect(checkSidebar('sidebars.ts', sourceOf(sidebars), sidebars, pages).map(problemLine)).toEqual([
    'sidebars.ts:9: sidebar names the document "twins", which doesn\'t exist',
    'sidebars.ts:13: sidebar names the document "twinThree", which doesn\'t exist',
  ]);
});

it.each([
  [{ to: '/sound', label: 'Sound' }, []],
  [{ type: 'search' }, []],
  [{ label: 'Nowhere' }, ['3: navbar item "Nowhere" has no target: add to or href']],
  [{ type: 'docSidebar', label: 'None' }, ['4: navbar item "None" has no target: add sidebarId']],
  [
    { type: 'docSidebar', sidebarId: 'gudies', label: 'Wrong' },
    [
      '5: navbar item "Wrong" names the sidebar "gudies", which the docs "default" don\'t have. Correct the name',
    ],
  ],
  [
    { docsPluginId: 'other', type: 'docSidebar', sidebarId: 'guides', label: 'Wrong' },
    [
      '6: navbar item "Wrong" names the sidebar "guides", which the docs "other" don\'t have. Correct the name',
    ],
  ],
  [{ type: 'magic', label: 'Magic' }, ['4: navbar item "Magic" has the unknown type "magic"']],
])('the item %j of a navbar has the messages %j', (item, messages) => {
  const problems = checkNavbar('navbar.ts', sourceOf([item]), [item], { default: ['guides'] });
  expect(problems.map(problemLine)).toEqual(messages.map((message) => `navbar.ts:${message}`));
});
