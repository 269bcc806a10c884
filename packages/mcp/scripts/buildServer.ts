import path from 'node:path';
import { buildSync } from 'esbuild';
import { addReads } from '../../model/src/cache/recordReads.mjs';
import { writeFile } from '../../model/src/files.ts';

/** The command, and the worker thread that it starts by file name. */
const ENTRIES = { cli: 'src/cli.ts', worker: 'src/check/worker.ts' };

/**
 * Bundles the server into `packages/mcp/dist`, as in the published package. Code that the server shares with the site is
 * included, and packages that the manifest declares aren't. Types are checked elsewhere.
 *
 * @param target - the folder, if it isn't the package's own `dist`
 */
export function buildServer(mcp: string, target = path.join(mcp, 'dist')): void {
  const { outputFiles, metafile } = buildSync({
    absWorkingDir: mcp,
    entryPoints: ENTRIES,
    outdir: target,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    write: false,
    metafile: true,
  });
  addReads(Object.keys(metafile.inputs).map((file) => path.join(mcp, file)));
  for (const { path: file, contents } of outputFiles) writeFile(file, contents);
}
