import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const source = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Every file that comes into the bundle of an entry whole: what loads with it, and what it loads later, when it's needed. */
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
    alias: { '@nacre/sdk-base': source('base/src/index.ts') },
  });
  const { outputs } = metafile;
  const first = new Set(Object.keys(outputs).filter((name) => outputs[name]?.entryPoint === `sdk/${entry}`));
  for (const name of first)
    for (const { path, kind } of outputs[name]?.imports ?? [])
      if (kind === 'import-statement') first.add(path);
  const inputsOf = (names: string[]) => names.flatMap((name) => Object.keys(outputs[name]?.inputs ?? {}));
  return {
    files: inputsOf([...first]),
    later: inputsOf(Object.keys(outputs).filter((name) => !first.has(name))),
  };
}

test.each([
  // Transfers check the checksum of an EVM address with it.
  ['base/src/index.ts', [], ['@noble/hashes']],
  ['base/src/sandbox/index.ts', ['@noble/curves', '@noble/hashes'], []],
  ['base/src/server/index.ts', [], []],
  ['base/src/keyFrame/index.ts', ['@noble/curves', '@noble/hashes', 'shamir-secret-sharing'], []],
  ['react/src/index.ts', ['@tanstack/query-core', '@tanstack/react-query'], ['@noble/hashes']],
])('%s brings the packages that it needs into an app, and no others', async (entry, wanted, wantedLater) => {
  const { files, later } = await filesOf(entry);
  expect(files).toContain(`sdk/${entry}`);
  const packagesOf = (all: string[]) =>
    [
      ...new Set(all.flatMap((file) => /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? [])),
    ].toSorted();
  expect(packagesOf(files)).toEqual(wanted);
  expect(packagesOf(later)).toEqual(wantedLater);
  for (const part of ['/sandbox/', '/keyFrame/', '/server/'])
    if (!entry.includes(part)) expect([...files, ...later].filter((file) => file.includes(part))).toEqual([]);
});

test('the base entry is small before anything is sent', async () => {
  const { outputFiles, metafile } = await build({
    entryPoints: [source('base/src/index.ts')],
    bundle: true,
    write: false,
    minify: true,
    metafile: true,
    splitting: true,
    format: 'esm',
    outdir: 'dist',
  });
  const entry = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint)?.[1];
  const names = [
    'dist/index.js',
    ...(entry?.imports ?? []).flatMap(({ kind, path }) => (kind === 'import-statement' ? [path] : [])),
  ];
  const files = outputFiles.filter(({ path }) => names.some((name) => path.endsWith(`/${name}`)));
  expect(files).toHaveLength(names.length);
  const bytes = files.reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0);
  expect(bytes).toBeLessThanOrEqual(24_000);
});
