import path from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { entrySources } from '../../../model/src/packages.ts';
import type { BrowserProgram } from '../../../model/src/samples/browserPrograms.ts';
import type { SiteFile } from '../../../model/src/SiteFile.ts';

/** Folder of the modules, relative to the root of the site. */
const FOLDER = 'fragments/run';
const PROGRAM = 'program:';
const COMPONENT = 'packages/samples/src/browser';

/**
 * Builds the modules that a page loads when Run is pressed: the runner, its worker, each program, and the SDK that they
 * share. Since programs are compiled here and edited values are passed as arguments, no string has to be evaluated.
 *
 * @returns the modules, and the files that they were bundled from, relative to the root of the site
 */
export async function buildModules(
  siteDir: string,
  programs: readonly BrowserProgram[],
): Promise<{ modules: SiteFile[]; inputs: string[] }> {
  const sandbox =
    Object.keys(entrySources(siteDir)).find((specifier) => specifier.endsWith('/sandbox')) ?? '';
  const options = {
    absWorkingDir: siteDir,
    outdir: path.join(siteDir, FOLDER),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    // Ignores the site's own settings for its sources.
    tsconfigRaw: '{}',
    alias: { ...entrySources(siteDir), [sandbox]: path.join(siteDir, COMPONENT, 'worker/sandbox.ts') },
    write: false,
    metafile: true,
    logLevel: 'silent',
  } satisfies BuildOptions;
  const entry = (file: string, out: string) => ({ in: path.join(siteDir, COMPONENT, file), out });
  const built = await Promise.all([
    // In one file, since a page can only retry a failed import from another address.
    build({ ...options, entryPoints: [entry('runner/runner.ts', 'runner')] }),
    build({
      ...options,
      entryPoints: [
        entry('worker/worker.ts', 'worker'),
        ...programs.map(({ name }) => ({ in: PROGRAM + name, out: name })),
      ],
      plugins: [programSources(siteDir, programs)],
      splitting: true,
      chunkNames: 'shared-[hash]',
    }),
  ]);
  const inputs = built.flatMap(({ metafile }) => Object.keys(metafile.inputs));
  const modules = built
    .flatMap(({ outputFiles }) => outputFiles)
    .map(({ path: file, text }) => ({
      path: path.posix.join(FOLDER, path.relative(path.join(siteDir, FOLDER), file).replaceAll('\\', '/')),
      content: text,
    }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
  return { modules, inputs: inputs.filter((file) => !file.startsWith(PROGRAM)) };
}

/** Provides the bundler with programs, which have no files. */
const programSources = (siteDir: string, programs: readonly BrowserProgram[]): Plugin => ({
  name: 'programs',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^program:/ }, ({ path: name }) => ({
      path: name.slice(PROGRAM.length),
      namespace: 'program',
    }));
    onLoad({ filter: /./, namespace: 'program' }, ({ path: name }) => ({
      contents: programs.find((program) => program.name === name)?.source,
      loader: 'ts',
      resolveDir: siteDir,
    }));
  },
});
