import { readList, ROUTES } from '../../../packages/checks/src/redirects/checkServed.ts';
import { withoutTrailingSlash } from '../../../packages/model/src/routes.ts';
import { sdkTrees } from '../../../packages/model/src/packages.ts';
import { addressPattern, rename, type Names } from './addresses.ts';
import { UserError, type Draft } from './Draft.ts';
import { changeTexts, needsReview, findLocations } from './links.ts';
import { addRoute, removeRoute } from './lists.ts';
import { requirePage, fileAndIdOf } from './writtenPages.ts';
import { addRule } from './redirectRules.ts';
import { renameInSidebars } from './sidebar.ts';

const isOfReference = (route: string): boolean => sdkTrees.some((tree) => route.startsWith(`/api/${tree}/`));

/**
 * Moves a page to another route. Moves its file, updates every link to it and its entries in the sidebar and in the
 * list of routes, and adds a redirect from the old route. A symbol's page moves when the symbol is renamed, so this
 * leaves out its file.
 */
export function movePage(draft: Draft, from: string, to: string): string[] {
  const served = readList(draft.read(ROUTES));
  const taken = served.find((route) => withoutTrailingSlash(route) === withoutTrailingSlash(to));
  if (isOfReference(from) && isOfReference(to)) {
    if (!served.includes(from)) throw new UserError(`${ROUTES}:1: there is no page at ${from}.`);
    draft.needsReference = true;
    return finish(draft, { route: from }, { route: to }, taken === undefined);
  }
  const page = requirePage(draft, from);
  const target = fileAndIdOf(to);
  if (taken !== undefined && taken !== page.route)
    throw new UserError(`there is already a page at ${taken}.`);
  if (page.route === to) throw new UserError(`the page is already at ${to}.`);
  if (draft.has(target.file)) throw new UserError(`${target.file}:1: this file exists already.`);
  const slug = page.frontMatter.slug;
  const names: Names = slug === undefined ? { route: to, ...target } : { route: to };
  if (slug === undefined) draft.move(page.file, target.file);
  const next = finish(draft, page, names, true);
  if (slug === undefined) renameInSidebars(draft, page.id, target.id);
  else setSlug(draft, page.file, page.lines.slug ?? 1, to);
  return next;
}

function finish(draft: Draft, from: Names, to: Names, isNew: boolean): string[] {
  const changed = changeTexts(
    draft,
    (text) => rename(text, from, to),
    (file) => !needsReview(file),
  );
  const unchanged = findLocations(draft, addressPattern(from.route), needsReview);
  removeRoute(draft, from.route);
  if (isNew) addRoute(draft, to.route);
  addRule(draft, { from: from.route, to: to.route, isMoved: true });
  return [
    ...changed.map((location) => `changed ${location}`),
    ...unchanged.map(
      (location) => `${location}: contains ${from.route}. Change it if it refers to this site.`,
    ),
    ...(draft.needsReference
      ? ["rename the symbol in its SDK's source, then run npm run gen and npm run check."]
      : []),
  ];
}

function setSlug(draft: Draft, file: string, line: number, slug: string): void {
  const lines = draft.read(file).split('\n');
  lines[line - 1] = `slug: ${slug}`;
  draft.write(file, lines.join('\n'));
}
