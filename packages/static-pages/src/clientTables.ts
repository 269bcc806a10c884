import { chunkNamesIn, type Route, type Tables } from './tables.ts';

const DOCS = 'docusaurus-plugin-content-docs';

/** Replacements of Docusaurus's tables for the browser's bundle, as code by file name. */
export interface ClientTables {
  files: Record<'routes.js' | 'registry.js' | 'routesChunkNames.json' | 'globalData.json', string>;
  /** The generated module with the sidebars of each instance of the docs, by the instance's id. */
  sidebars: Map<string, string>;
}

/**
 * Returns the tables without any documents, so that they don't grow with the site. Below the roots of the docs, the
 * browser adds routes when needed, which `packages/static-pages/src/documents` creates from a page's own data.
 *
 * @param dataAddress - returns the address of the sidebars of an instance of the docs
 */
export function clientTables(tables: Tables, dataAddress: (instance: string) => string): ClientTables {
  const instances = tables.globalData[DOCS] ?? {};
  const remaining = new Map(Object.entries(tables.chunkNames));
  const sidebars = new Map<string, string>();
  const contexts: string[] = [];
  const registry = new Map(tables.registry);

  const code = (route: Route, instance?: string): string => {
    const call = route.component.map((part) => JSON.stringify(part)).join(', ');
    const component = `ComponentCreator(${call})`;
    const instanceId = instance ?? instanceOf(tables, route);
    if (!route.routes) {
      const exact = route.exact ? ', exact: true' : '';
      return `{ path: ${JSON.stringify(route.path)}, component: ${component}${exact} }`;
    }
    if (instanceId !== undefined && route.routes.every(isDocument)) {
      for (const { component: document } of route.routes) remaining.delete(document.join('-'));
      return `documents(${JSON.stringify({ path: route.path, instance: instanceId })}, ${component})`;
    }
    const names = namesOf(tables, route);
    if (instanceId !== undefined && names?.__context?.plugin)
      contexts.push(moduleOf(tables, names.__context.plugin));
    if (instanceId !== undefined && names?.__props) {
      sidebars.set(instanceId, moduleOf(tables, names.__props));
      registry.set(
        names.__props,
        lineOf(tables, names.__props)
          .replace(/\(\) => import\([^)]*\)/, `() => fetchData(${JSON.stringify(dataAddress(instanceId))})`)
          .replace(/require\.resolveWeak\([^)]*\)/, 'undefined'),
      );
    }
    return `{ path: ${JSON.stringify(route.path)}, component: ${component}, routes: [${route.routes.map((child) => code(child, instanceId)).join(', ')}] }`;
  };
  const routes = tables.routes.map((route) => code(route));
  const used = new Set([...remaining.values()].flatMap(chunkNamesIn));
  const globalData = structuredClone(tables.globalData);
  for (const { versions = [] } of Object.values(globalData[DOCS] ?? {})) {
    for (const version of versions) version.docs = [];
  }
  if (sidebars.size !== Object.keys(instances).length) {
    throw new Error(
      'static-pages: the sidebars of the docs were not found among the generated routes. Adapt packages/static-pages/src/clientTables.ts to this Docusaurus',
    );
  }
  return {
    files: {
      'routes.js': [
        `import ComponentCreator from '@docusaurus/ComponentCreator';`,
        `import documents from '@site/packages/static-pages/src/documents/documents.tsx';`,
        // Bundled with the app, to avoid a separate request.
        ...contexts.map((module) => `import ${JSON.stringify(module)};`),
        `export default [\n${routes.join(',\n')}\n];\n`,
      ].join('\n'),
      'registry.js': [
        `import { fetchData } from '@site/packages/static-pages/src/documents/pages.ts';`,
        `export default {\n${[...registry]
          .filter(([name]) => used.has(name))
          .map(([name, line]) => `${JSON.stringify(name)}: ${line}`)
          .join(',\n')}\n};\n`,
      ].join('\n'),
      'routesChunkNames.json': JSON.stringify(Object.fromEntries(remaining)),
      'globalData.json': JSON.stringify(globalData),
    },
    sidebars,
  };
}

/** Whether a route of the docs is a document, which is an exact route without nested ones. */
const isDocument = (route: Route): boolean => route.exact === true && route.routes === undefined;

const namesOf = ({ chunkNames }: Tables, { component }: Route) =>
  chunkNames[component.join('-')] as { __props?: string; __context?: { plugin?: string } } | undefined;

/** Returns the instance of the docs that a root route belongs to, according to its generated context. */
function instanceOf(tables: Tables, route: Route): string | undefined {
  const context = namesOf(tables, route)?.__context?.plugin;
  if (!context) return undefined;
  return new RegExp(`/${DOCS}/([^/]+)/__plugin\\.json$`).exec(moduleOf(tables, context))?.[1];
}

/** Returns the line of a chunk in the registry, whose presence `readTables` has verified. */
const lineOf = ({ registry }: Tables, chunk: string): string => registry.get(chunk) ?? '';

function moduleOf(tables: Tables, chunk: string): string {
  const module = /^\[.*?\), ("[^"]+"), /.exec(lineOf(tables, chunk))?.[1];
  if (module === undefined)
    throw new Error(
      `static-pages: the line of the chunk ${chunk} in registry.js has no module. Adapt packages/static-pages/src/clientTables.ts to this Docusaurus`,
    );
  return JSON.parse(module) as string;
}
