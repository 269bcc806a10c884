import type { Redirect } from '../../src/config/redirects.ts';
import type { Build } from './readBuild.ts';

/** An address that was a page's, and where it leads now. */
export interface RemovedRoute {
  route: string;
  to?: string;
}

/** The addresses that only one of two builds serves as pages. */
export function compareRoutes(
  before: Build,
  after: Build,
  redirects: readonly Pick<Redirect, 'from' | 'to'>[],
): { added: string[]; removed: RemovedRoute[] } {
  const rules = new Map(redirects.map(({ from, to }) => [plain(from), to]));
  const added = [...after.pages.keys()].filter((route) => !before.pages.has(route));
  const gone = [...before.pages.keys()].filter((route) => !after.pages.has(route));
  return {
    added,
    removed: gone.map((route) => {
      const to = rules.get(plain(route)) ?? after.redirected.get(route);
      return to === undefined ? { route } : { route, to };
    }),
  };
}

const plain = (route: string): string => route.replace(/(?<=.)\/$/, '');
