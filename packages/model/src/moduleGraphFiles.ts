import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { docsHashFile } from './docsHash.ts';

const known = new Map<string, string[]>();

/**
 * Returns the repository's files in the module graph of the given modules, including the modules themselves. Packages
 * are excluded, and so is the docs' hash, which only names an archive and changes with every page. The graph is read
 * once, because the process has loaded the modules as they were.
 */
export function moduleGraphFiles(...modules: (URL | string)[]): string[] {
  const key = modules.join();
  const files = known.get(key) ?? readGraph(modules);
  known.set(key, files);
  return files;
}

function readGraph(modules: readonly (URL | string)[]): string[] {
  const { metafile } = buildSync({
    entryPoints: modules.map((module) => fileURLToPath(module)),
    outdir: 'out',
    bundle: true,
    format: 'esm',
    packages: 'external',
    platform: 'node',
    write: false,
    metafile: true,
  });
  return Object.keys(metafile.inputs)
    .filter((file) => !file.endsWith(docsHashFile))
    .map((file) => path.resolve(file));
}
