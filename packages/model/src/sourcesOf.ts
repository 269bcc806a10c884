import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/** The repository's files that modules consist of: their own, and those that they import. Packages are left out. */
export function sourcesOf(...modules: (URL | string)[]): string[] {
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
  return Object.keys(metafile.inputs).map((file) => path.resolve(file));
}
