import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { MANIFEST, type Manifest } from '../../../packages/search/src/pieces.ts';
import { buildDirectory, readBuilt } from '../../../tests/support/build.ts';

/** Returns the bytes of built files as sent by a host that compresses them in advance. */
const brotliOf = (files: readonly string[]): number =>
  files.reduce(
    (sum, file) => sum + zlib.brotliCompressSync(fs.readFileSync(path.join(buildDirectory, file))).length,
    0,
  );

/**
 * Measures the files that load before the first results, and all files of the index.
 *
 * @param script - the address of the worker's script, which loads before the first results
 */
export function indexSize(script: string): { first: number; all: () => number } {
  const { areas } = JSON.parse(readBuilt(MANIFEST)) as Manifest;
  const names = [MANIFEST, ...areas.map((area) => area.names)];
  const all = [...names, ...areas.flatMap(({ keywords, texts }) => [keywords, ...texts])];
  return { first: brotliOf([new URL(script).pathname, ...names]), all: () => brotliOf(all) };
}
