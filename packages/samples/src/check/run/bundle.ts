import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { addReads } from '../../../../model/src/cache/recordReads.mjs';
import { entrySources } from '../../../../model/src/packages.ts';
import { WORK_FOLDER } from '../../../../model/src/samples/compile.ts';
import type { SampleProgram } from '../../../../model/src/samples/programs.ts';
import { blocksToRun, programPaths, writeMarked } from './programFiles.ts';

/**
 * Bundles programs in one build, so that the SDKs, which they share, are read and written only once. If the build
 * fails, no program is bundled, and each must be bundled alone to find the one that causes the failure.
 */
export async function bundleAll(root: string, programs: readonly SampleProgram[]): Promise<boolean> {
  const toRun = programs.filter((program) => blocksToRun(program).length > 0);
  for (const program of toRun) writeMarked(root, program);
  const folder = path.join(root, WORK_FOLDER);
  const entryPoints = toRun.map((program) => {
    const { source } = programPaths(root, program);
    return { in: source, out: path.relative(folder, source) };
  });
  const options = { entryPoints, outdir: folder, outExtension: { '.js': '.mjs' }, splitting: true };
  return (await bundle(root, options)) === undefined;
}

/** Bundles programs for Node. Returns an error message if that fails. */
export async function bundle(root: string, options: BuildOptions): Promise<string | undefined> {
  try {
    const { metafile } = await build({
      ...options,
      metafile: true,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      logLevel: 'silent',
      jsx: 'automatic',
      external: ['react', 'react-dom'],
      alias: entrySources(root),
    });
    addReads(Object.keys(metafile.inputs));
    return undefined;
  } catch (error) {
    return `cannot be bundled: ${(error as Error).message.split('\n').slice(1, 2).join('')}`;
  }
}
