import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const source = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Every file that comes into the bundle of an entry whole. */
async function filesOf(entry: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [source(entry)],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    treeShaking: false,
    external: ['react', 'react/jsx-runtime'],
    alias: { '@nacre/sdk-base': source('base/src/index.ts') },
  });
  return Object.keys(metafile.inputs);
}

test.each([
  ['base/src/index.ts', []],
  ['base/src/sandbox/index.ts', ['@noble/curves', '@noble/hashes']],
  ['base/src/server/index.ts', []],
  ['base/src/keyFrame/index.ts', ['@noble/curves', '@noble/hashes', 'shamir-secret-sharing']],
  ['react/src/index.ts', ['@tanstack/query-core', '@tanstack/react-query']],
])('%s brings the packages that it needs into an app, and no others', async (entry, wanted) => {
  const files = await filesOf(entry);
  expect(files).toContain(`sdk/${entry}`);
  const packages = files.flatMap((file) => /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []);
  expect([...new Set(packages)].toSorted()).toEqual(wanted);
  for (const part of ['/sandbox/', '/keyFrame/', '/server/'])
    if (!entry.includes(part)) expect(files.filter((file) => file.includes(part))).toEqual([]);
});
