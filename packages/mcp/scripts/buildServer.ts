import fs from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';

/** The command, and the worker thread that it starts by file name. */
const ENTRIES = { cli: 'src/cli.ts', worker: 'src/check/worker.ts' };

/**
 * Makes `packages/mcp/dist` of the sources, as the package has it: what the server shares with the site goes in, packages that
 * the manifest declares stay outside. Types are checked elsewhere. A server that starts meanwhile reads each file as it
 * was or as it is now, and never a half of it.
 *
 * @param target - the folder, if it isn't the package's own `dist`
 */
export function buildServer(mcp: string, target = path.join(mcp, 'dist')): void {
  const { outputFiles } = buildSync({
    absWorkingDir: mcp,
    entryPoints: ENTRIES,
    outdir: target,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    write: false,
  });
  for (const { path: file, contents } of outputFiles) {
    const unfinished = `${file}.${process.pid}`;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(unfinished, contents);
    fs.renameSync(unfinished, file);
  }
}
