import { httpRoutes } from '../server/generated/httpRoutes.ts';

/** How an operation is called over HTTP. */
type Route = (typeof httpRoutes)[number];

/** What a path leads to. */
type Found = {
  /** The operation, if the path has one for this method. */
  route: Route | undefined;
  /** The values of the path's parameters. */
  path: Record<string, string>;
  /** The methods that the path has. */
  methods: string[];
};

/** The values of a template's parameters; `undefined` if the path isn't one of the template's. */
function match(template: string, segments: readonly string[]): Record<string, string> | undefined {
  const parts = template.split('/');
  if (parts.length !== segments.length) return undefined;
  const values: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? '';
    if (!part.startsWith('{')) {
      if (part !== segment) return undefined;
    } else if (segment === '') return undefined;
    else values[part.slice(1, -1)] = segment;
  }
  return values;
}

/** Percent-encoding is for each segment: an encoded slash separates nothing. */
function segmentsOf(pathname: string): string[] | undefined {
  try {
    return pathname.split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/**
 * Finds the operation of a method and a path. A fixed segment wins over a parameter: `/users/me` is not `/users/{userId}`.
 */
export function findRoute(method: string, pathname: string): Found | undefined {
  const segments = segmentsOf(pathname) ?? [];
  const fitting = httpRoutes.flatMap((route) => {
    const path = match(route.path, segments);
    return path ? [{ route, path }] : [];
  });
  const fewest = Math.min(...fitting.map(({ path }) => Object.keys(path).length));
  const closest = fitting.filter(({ path }) => Object.keys(path).length === fewest);
  if (!closest[0]) return undefined;
  return {
    route: closest.find(({ route }) => route.method === method)?.route,
    path: closest[0].path,
    methods: closest.map(({ route }) => route.method),
  };
}
