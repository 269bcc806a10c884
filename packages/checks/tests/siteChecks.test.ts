import { expect, it } from 'vitest';
import { problemLine } from '../../model/src/problem.ts';
import { checkNavbar } from '../src/site/navbar.ts';

/** Writes a value over several lines, as a configuration does, so that messages name its lines. */
const sourceOf = (value: unknown) => JSON.stringify(value, null, 1).replaceAll('"', "'");

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
