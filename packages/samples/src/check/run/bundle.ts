import path from 'node:path';
import { build, type BuildFailure, type BuildOptions } from 'esbuild';
import { addReads } from '../../../../model/src/cache/recordReads.mjs';
import { entrySources } from '../../../../model/src/packages.ts';
import type { Problem } from '../../../../model/src/problem.ts';
import { WORK_FOLDER } from '../../../../model/src/samples/compile.ts';
import type { SampleProgram } from '../../../../model/src/samples/programs.ts';
import { programPaths, writeMarked } from './programFiles.ts';

/**
 * Bundles programs in one build, so that the SDKs, which they share, are read and written only once. Reports the programs
 * that can't be bundled, and bundles none if there is one.
 */
export async function bundlePrograms(root: string, programs: readonly SampleProgram[]): Promise<Problem[]> {
  for (const program of programs) writeMarked(root, program);
  const folder = path.join(root, WORK_FOLDER);
  const sources = programs.map((program) => programPaths(root, program).source);
  try {
    await bundle(root, {
      entryPoints: sources.map((source) => ({ in: source, out: path.relative(folder, source) })),
      outdir: folder,
      outExtension: { '.js': '.mjs' },
      splitting: true,
    });
    return [];
  } catch (error) {
    return (error as BuildFailure).errors.map(({ location, text }) => {
      const program = programs[sources.indexOf(path.resolve(location?.file ?? ''))];
      const { file, line } = program?.blocks[0] ?? { file: location?.file ?? '', line: location?.line ?? 1 };
      return { file, line, message: `cannot be bundled: ${text}` };
    });
  }
}

/** Bundles programs for Node. */
export async function bundle(root: string, options: BuildOptions): Promise<void> {
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
  addReads(Object.keys(metafile?.inputs ?? {}));
}
