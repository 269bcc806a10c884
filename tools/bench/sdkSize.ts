/** Measures each SDK entry point's size in a bundle, and that of parts of the base entry: `npm run bench -- sdk`. */
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

const base = path.resolve('packages/sdk-base/src/index.ts');
const sandbox = path.resolve('packages/sdk-base/src/sandbox/index.ts');
const keyFrame = path.resolve('packages/sdk-base/src/keyFrame/index.ts');
const server = path.resolve('packages/sdk-base/src/server/index.ts');
const react = path.resolve('packages/sdk-react/src/index.ts');

const cases: [name: string, source: string][] = [
  ['@nacre/sdk-base, all of it', `export * from '${base}'`],
  ['@nacre/sdk-base/sandbox', `export * from '${sandbox}'`],
  ['@nacre/sdk-base/key-frame', `export * from '${keyFrame}'`],
  ['@nacre/sdk-base/server, which no browser loads', `export * from '${server}'`],
  ['@nacre/sdk-react, all of it, without React', `export * from '${react}'`],
  ['only Client', `export { Client } from '${base}'`],
  ['only formatBalance', `export { formatBalance } from '${base}'`],
  ['only networkInfo', `export { networkInfo } from '${base}'`],
  ['only verifyPassport', `export { verifyPassport } from '${base}'`],
  ['only verifyWebhook', `export { verifyWebhook } from '${base}'`],
];

/** Returns the bytes of the chunks that an app loads immediately, and of those that it loads on demand. */
async function brotliBytes(source: string): Promise<{ atOnce: number; onDemand: number }> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: source, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    splitting: true,
    metafile: true,
    outdir: 'out',
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    external: ['react', 'react/jsx-runtime'],
    alias: { '@nacre/sdk-base': base },
    treeShaking: true,
  });
  const outputs = Object.entries(metafile.outputs);
  const importsOf = (name: string, how: string) =>
    (metafile.outputs[name]?.imports ?? []).filter(({ kind }) => kind === how).map(({ path: file }) => file);
  const atOnce = new Set(
    outputs.flatMap(([name, { entryPoint }]) => (entryPoint === '<stdin>' ? [name] : [])),
  );
  // Iterating over a set includes the elements that are added during the iteration.
  for (const name of atOnce) importsOf(name, 'import-statement').forEach((file) => atOnce.add(file));
  const onDemand = new Set([...atOnce].flatMap((name) => importsOf(name, 'dynamic-import')));
  for (const name of onDemand)
    importsOf(name, 'import-statement').forEach((file) => atOnce.has(file) || onDemand.add(file));
  const sizes = new Map(
    outputFiles.map(({ path: file, contents }) => [
      path.relative(process.cwd(), file),
      brotliCompressSync(contents).length,
    ]),
  );
  const sum = (names: Set<string>) => [...names].reduce((total, name) => total + (sizes.get(name) ?? 0), 0);
  return { atOnce: sum(atOnce), onDemand: sum(onDemand) };
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

async function main(): Promise<void> {
  const { atOnce: baseBytes } = await brotliBytes(cases[0]?.[1] ?? '');
  for (const [name, source] of cases) {
    const { atOnce, onDemand } = await brotliBytes(source);
    const more = onDemand > 0 ? `, and ${kilobytes(onDemand)} when used` : '';
    console.log(
      `${name}: ${kilobytes(atOnce)} brotli, ${(atOnce / baseBytes).toFixed(2)} of the whole base entry${more}`,
    );
  }
}

void main();
