import type { Build } from './readBuild.ts';

/** An address that was a page's, and where it leads now. */
export interface RemovedRoute {
  route: string;
  to?: string;
}

/** The addresses that only one of two builds serves as pages. A rule is a page that leads on, in the build. */
export function compareRoutes(before: Build, after: Build): { added: string[]; removed: RemovedRoute[] } {
  const added = [...after.pages.keys()].filter((route) => !before.pages.has(route));
  const gone = [...before.pages.keys()].filter((route) => !after.pages.has(route));
  return {
    added,
    removed: gone.map((route) => {
      const to = after.redirected.get(route);
      return to === undefined ? { route } : { route, to };
    }),
  };
}
