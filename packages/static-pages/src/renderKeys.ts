import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Compiler } from './chunkContents.ts';
import { filesUnder } from '../../model/src/files.ts';
import { chunkNamesIn, readTables, type Route, type Tables } from './tables.ts';

/** The keys of all renders, for the entry of the server's bundle. */
export interface RenderKeys {
  /** The folder of rendered pages, whose files are named by their keys. */
  folder: string;
  keys: Record<string, string>;
}

const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);

const leavesOf = (route: Route): Route[] => route.routes?.flatMap(leavesOf) ?? [route];

/**
 * Returns a key for each page: a hash of all that its render depends on. That's the whole bundle of the server, except
 * for the chunks that only other pages load, such as their documents.
 *
 * @param files - the bundle's files, each with a hash
 * @param environment - what the code can read besides the bundle
 */
export function renderKeys(
  { routes, chunkNames }: Tables,
  files: ReadonlyMap<string, string>,
  environment: string,
): Record<string, string> {
  const components = Object.values(chunkNames).map((names) => new Set(chunkNamesIn(names)));
  const uses = new Map<string, number>();
  for (const name of components.flatMap((names) => [...names])) uses.set(name, (uses.get(name) ?? 0) + 1);
  // The other route without nested ones shows the page 404.
  const pages = routes.flatMap(leavesOf).map(({ path: route, component, exact }) => {
    const names = exact ? chunkNamesIn(chunkNames[component.join('-')]) : [];
    return {
      route,
      own: names.filter((name) => uses.get(name) === 1).map((name) => `assets/js/${name}.js`),
    };
  });
  const owned = new Set(pages.flatMap(({ own }) => own));
  const shared = [...files].filter(([file]) => !owned.has(file));
  const sharedHash = hashOf(JSON.stringify([environment, shared]));
  return Object.fromEntries(
    pages.map(({ route, own }) => [
      route,
      hashOf(JSON.stringify([route, sharedHash, own.map((file) => files.get(file))])),
    ]),
  );
}

/** Makes the folder, and removes the pages of other keys. Returns whether files can be written there. */
function prepare(folder: string, keys: Record<string, string>): boolean {
  const current = new Set(Object.values(keys));
  try {
    fs.mkdirSync(folder, { recursive: true });
    for (const file of filesUnder(folder, ['.'])) if (!current.has(file)) fs.rmSync(path.join(folder, file));
    fs.accessSync(folder, fs.constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Writes the keys next to the server's bundle, and removes the rendered pages of other keys. */
export const writeRenderKeys = (siteDir: string, generatedFilesDir: string) => ({
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('render-keys', (stats) => {
      if (stats.hasErrors()) return;
      const { outputPath } = compiler;
      const files = filesUnder(outputPath, ['.']).flatMap((name): [string, string][] => {
        const file = path.join(outputPath, name);
        return fs.statSync(file).isFile() ? [[name, hashOf(fs.readFileSync(file))]] : [];
      });
      const environment = JSON.stringify([process.version, Intl.DateTimeFormat().resolvedOptions()]);
      const keys = renderKeys(readTables(generatedFilesDir), new Map(files), environment);
      const folder = path.join(siteDir, 'node_modules/.cache/docs/rendered');
      const text = JSON.stringify({ folder, keys: prepare(folder, keys) ? keys : {} } satisfies RenderKeys);
      fs.writeFileSync(path.join(outputPath, 'renderKeys.json'), text);
    });
  },
});
