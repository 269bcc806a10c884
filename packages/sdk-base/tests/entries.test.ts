import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Metafile, type Plugin } from 'esbuild';
import { expect, test } from 'vitest';

const source = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

type Outputs = Metafile['outputs'];

/** Returns the outputs that load together with an entry. */
function loadedWith(outputs: Outputs, isEntry: (name: string) => boolean): Set<string> {
  const first = new Set(Object.keys(outputs).filter(isEntry));
  for (const name of first)
    for (const { path, kind } of outputs[name]?.imports ?? [])
      if (kind === 'import-statement') first.add(path);
  return first;
}

/** Returns all files of an entry's whole bundle: those that load with it, and those that load later on demand. */
async function filesOf(entry: string): Promise<{ files: string[]; later: string[] }> {
  const { metafile } = await build({
    entryPoints: [source(entry)],
    bundle: true,
    write: false,
    splitting: true,
    outdir: 'dist',
    metafile: true,
    format: 'esm',
    treeShaking: false,
    external: ['react', 'react/jsx-runtime'],
    alias: { '@nacre/sdk-base': source('sdk-base/src/index.ts') },
  });
  const { outputs } = metafile;
  const first = loadedWith(outputs, (name) => outputs[name]?.entryPoint === `packages/${entry}`);
  const inputsOf = (names: string[]) => names.flatMap((name) => Object.keys(outputs[name]?.inputs ?? {}));
  return {
    files: inputsOf([...first]),
    later: inputsOf(Object.keys(outputs).filter((name) => !first.has(name))),
  };
}

test.each([
  // Transfers check the checksum of an EVM address with it.
  ['sdk-base/src/index.ts', [], ['@noble/hashes']],
  ['sdk-base/src/sandbox/index.ts', ['@noble/curves', '@noble/hashes'], []],
  ['sdk-base/src/server/index.ts', [], []],
  ['sdk-base/src/keyFrame/index.ts', ['@noble/curves', '@noble/hashes', 'shamir-secret-sharing'], []],
  ['sdk-react/src/index.ts', ['@tanstack/query-core', '@tanstack/react-query'], ['@noble/hashes']],
])('%s brings the packages that it needs into an app, and no others', async (entry, wanted, wantedLater) => {
  const { files, later } = await filesOf(entry);
  expect(files).toContain(`packages/${entry}`);
  const packagesOf = (all: string[]) =>
    [
      ...new Set(all.flatMap((file) => /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? [])),
    ].toSorted();
  expect(packagesOf(files)).toEqual(wanted);
  expect(packagesOf(later)).toEqual(wantedLater);
  for (const part of ['/sandbox/', '/keyFrame/', '/server/'])
    if (!entry.includes(part)) expect([...files, ...later].filter((file) => file.includes(part))).toEqual([]);
});

/** Excludes dynamic imports, which aren't part of the initial bundle. */
const withoutLaterImports: Plugin = {
  name: 'without later imports',
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    ),
};

test('the base entry loads at most 24 kB', async () => {
  const { outputFiles } = await build({
    entryPoints: [source('sdk-base/src/index.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    plugins: [withoutLaterImports],
  });
  const bytes = outputFiles.reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0);
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThanOrEqual(24_000);
});
