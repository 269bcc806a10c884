import { withoutTrailingSlash } from '../../../packages/model/src/routes.ts';
import { readList, ROUTES } from '../../../packages/checks/src/redirects/checkServed.ts';
import { addressPattern } from './addresses.ts';
import { UserError, type Draft } from './Draft.ts';
import { changeTexts, findLocations } from './links.ts';
import { removeRoute } from './lists.ts';
import { anchorsOf, requirePage } from './writtenPages.ts';
import { addRule } from './redirectRules.ts';
import { removeFromSidebar } from './sidebar.ts';

/** Whether a file's mentions of a page can be replaced. An author has to review those in tests and benchmarks. */
const isReplaceable = (file: string): boolean => !/(?:^|\/)tests\//.test(file);

/** Returns the address of a page's file, without the anchor for Markdown, which has none. */
const fileAt = (route: string, ending: string, anchor: string | undefined): string =>
  (withoutTrailingSlash(route) === '/' ? '/index' : withoutTrailingSlash(route)) +
  ending +
  (anchor && ending !== '.md' ? `#${anchor}` : '');

/**
 * Removes a page's file and its entries in the sidebar and in the list of routes. Redirects its route, and every link
 * to it, to another page.
 *
 * @param to - the route of that page, with an optional anchor
 */
export function removePage(draft: Draft, address: string, to: string): string[] {
  const page = requirePage(draft, address);
  const [target = '', anchor] = to.split('#');
  const routes = readList(draft.read(ROUTES));
  if (!routes.includes(target))
    throw new UserError(`--to ${to}: there is no page at ${target}. ${ROUTES} lists all pages.`);
  const anchors = anchor === undefined ? undefined : anchorsOf(draft.root, target);
  if (anchor !== undefined && !anchors?.has(anchor))
    throw new UserError(`--to ${to}: ${target} has no anchor #${anchor}.`);
  if (target === page.route)
    throw new UserError(`--to ${to}: that's the page to be removed. Name another page.`);
  draft.remove(page.file);
  removeFromSidebar(draft, page.file, page.id);
  removeRoute(draft, page.route);
  addRule(draft, { from: page.route, to, isMoved: false });
  const pattern = new RegExp(
    `${addressPattern(page.route).source}(\\.(?:md|html))?(?:#[\\w-]+(?:\\.[\\w-]+)*)?`,
    'gm',
  );
  const changed = changeTexts(
    draft,
    (text) => text.replace(pattern, (_, ending?: string) => (ending ? fileAt(target, ending, anchor) : to)),
    isReplaceable,
  );
  const inTests = findLocations(draft, pattern, (file) => !isReplaceable(file));
  return [
    ...changed.map((location) => `check the text that now links to ${to}: ${location}`),
    ...inTests.map((location) => `${location}: contains ${page.route}. Change the test.`),
  ];
}
