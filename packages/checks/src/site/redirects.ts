import fs from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../../model/src/problem.ts';
import { checkRules } from '../redirects/checkRules.ts';
import { readRules, RULES } from '../redirects/readRules.ts';
import type { OtherTargets } from './links.ts';
import type { Page } from './readPages.ts';

/** Checks that every redirect leads to a page and an anchor in the sources. */
export function checkRedirectTargets(
  root: string,
  pages: readonly Page[],
  { routes, anchors }: OtherTargets,
): Problem[] {
  return checkRules(readRules(fs.readFileSync(path.join(root, RULES), 'utf8')), {
    routes: [...routes.filter((route) => !/.\/$/.test(route)), ...pages.map(({ route }) => route)],
    anchorsOf(route) {
      const page = pages.find((one) => one.route === route);
      return page && new Set([...page.anchors, ...(anchors[route.replace(/(.)\/$/, '$1')] ?? [])]);
    },
  });
}
