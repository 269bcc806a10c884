import fs from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';

/** The command, and the thread that it starts by the name of its file. */
const ENTRIES = { cli: 'src/cli.ts', worker: 'src/check/worker.ts' };

/**
 * Makes `mcp/dist` of the sources, as the package has it: what the server shares with the site goes in, packages that
 * the manifest declares stay outside. Types are checked elsewhere. A server that starts meanwhile reads each file as it
 * was or as it is now, and never a half of it.
 */
export function buildServer(mcp: string): void {
  const { outputFiles } = buildSync({
    absWorkingDir: mcp,
    entryPoints: ENTRIES,
    outdir: 'dist',
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    write: false,
  });
  for (const { path: target, contents } of outputFiles) {
    const unfinished = `${target}.${process.pid}`;
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(unfinished, contents);
    fs.renameSync(unfinished, target);
  }
}
