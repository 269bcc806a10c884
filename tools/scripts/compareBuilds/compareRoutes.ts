import type { Build } from './readBuild.ts';

/** A route that no longer is a page, and its redirect's target. */
export interface RemovedRoute {
  route: string;
  to?: string;
}

/** Returns the routes that only one of two builds serves as pages. In a build, a redirect is a page of its own. */
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
