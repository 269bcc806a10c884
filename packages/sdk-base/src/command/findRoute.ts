import { httpRoutes } from '../server/generated/httpRoutes.ts';

/** The HTTP route of an operation. */
type Route = (typeof httpRoutes)[number];

/** The result of a path lookup. */
type Found = {
  /** The operation, if the path supports the method. */
  route: Route | undefined;
  /** The values of the path's parameters. */
  path: Record<string, string>;
  /** The methods that the path supports. */
  methods: string[];
};

/** Returns the values of a template's parameters, or `undefined` if the path doesn't match the template. */
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

/** Splits a path before decoding it, so that an encoded slash isn't a separator. */
function segmentsOf(pathname: string): string[] | undefined {
  try {
    return pathname.split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/**
 * Finds the operation for a method and a path. A fixed segment takes precedence over a parameter: `/users/me` doesn't
 * match `/users/{userId}`.
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
