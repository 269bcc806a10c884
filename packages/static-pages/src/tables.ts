import fs from 'node:fs';
import path from 'node:path';

/** A route as Docusaurus generates it. `component` has the arguments for `ComponentCreator`, a path and a hash. */
export interface Route {
  path: string;
  component: readonly string[];
  exact?: boolean;
  sidebar?: string;
  routes?: Route[];
}

/** The tables that Docusaurus generates for the bundles. The browser only needs a part of them. */
export interface Tables {
  routes: Route[];
  /** The line of each chunk as code, by the chunk's name. */
  registry: Map<string, string>;
  chunkNames: Record<string, unknown>;
  globalData: Record<string, Record<string, { path: string; versions?: { docs: unknown[] }[] }>>;
}

const REGISTRY_LINE = /^ {2}"([^"]+)": (\[.*\]),(?:\};)?$/gm;

/** Reads the tables that Docusaurus has generated. Their form is undocumented, so anything unexpected is an error. */
export function readTables(folder: string): Tables {
  const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8');
  const routes = read('routes.js')
    .replace(/^import .*$/gm, '')
    .replace('export default', 'return');
  const evaluate = new Function('ComponentCreator', routes) as (creator: unknown) => Route[];
  const source = read('registry.js');
  const registry = new Map(
    [...source.matchAll(REGISTRY_LINE)].map(([, name = '', code = '']): [string, string] => [name, code]),
  );
  const chunkNames = JSON.parse(read('routesChunkNames.json')) as Tables['chunkNames'];
  for (const name of Object.values(chunkNames).flatMap(chunkNamesIn)) {
    if (!registry.has(name))
      throw new Error(
        `static-pages: registry.js of this Docusaurus has no line for ${name} that REGISTRY_LINE matches. Adapt packages/static-pages/src/tables.ts`,
      );
  }
  return {
    routes: evaluate((...component: string[]) => component),
    registry,
    chunkNames,
    globalData: JSON.parse(read('globalData.json')) as Tables['globalData'],
  };
}

/** Returns the names of a route's chunks, at any depth. */
export const chunkNamesIn = (names: unknown): string[] =>
  typeof names === 'string' ? [names] : Object.values((names ?? {}) as object).flatMap(chunkNamesIn);
