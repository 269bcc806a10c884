/** What each entry of the SDKs costs in a bundle, and what parts of the base entry cost alone: `npm run bench:sdk`. */
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

const base = path.resolve('sdk/base/src/index.ts');
const sandbox = path.resolve('sdk/base/src/sandbox/index.ts');
const react = path.resolve('sdk/react/src/index.ts');

const cases: [name: string, source: string][] = [
  ['@nacre/sdk-base, all of it', `export * from '${base}'`],
  ['@nacre/sdk-base/sandbox', `export * from '${sandbox}'`],
  ['@nacre/sdk-react, all of it, without React', `export * from '${react}'`],
  ['only Client', `export { Client } from '${base}'`],
  ['only formatBalance', `export { formatBalance } from '${base}'`],
  ['only networkInfo', `export { networkInfo } from '${base}'`],
  ['only verifyPassport', `export { verifyPassport } from '${base}'`],
  ['only verifyWebhook', `export { verifyWebhook } from '${base}'`],
];

async function brotliBytes(source: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    external: ['react', 'react/jsx-runtime'],
    alias: { '@nacre/sdk-base': base },
    treeShaking: true,
  });
  return brotliCompressSync(outputFiles[0]?.contents ?? new Uint8Array()).length;
}

async function main(): Promise<void> {
  const whole = await brotliBytes(cases[0]?.[1] ?? '');
  for (const [name, source] of cases) {
    const bytes = await brotliBytes(source);
    console.log(
      `${name}: ${(bytes / 1000).toFixed(1)} kB brotli, ${(bytes / whole).toFixed(2)} of the whole base entry`,
    );
  }
}

void main();
