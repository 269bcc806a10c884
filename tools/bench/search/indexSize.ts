import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { MANIFEST, type Manifest } from '../../../packages/search/src/pieces.ts';
import { buildDirectory } from '../../../tests/support/build.ts';

const packed = new Map<string, number>();

function packedSize(file: string): number {
  const known =
    packed.get(file) ?? zlib.brotliCompressSync(fs.readFileSync(path.join(buildDirectory, file))).length;
  packed.set(file, known);
  return known;
}

/** Returns the bytes of built files as sent by a host that compresses them in advance. */
const brotliOf = (files: readonly string[]): number => files.reduce((sum, file) => sum + packedSize(file), 0);

const rawOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + fs.statSync(path.join(buildDirectory, file)).size, 0);

/** Returns the files of the built index: those needed for the first results, and those loaded after them. */
function indexFiles(): { first: string[]; later: string[] } {
  const { areas } = JSON.parse(fs.readFileSync(path.join(buildDirectory, MANIFEST), 'utf8')) as Manifest;
  return {
    first: [MANIFEST, ...areas.map(({ names }) => names)],
    later: areas.flatMap(({ keywords, texts }) => [keywords, ...texts]),
  };
}

/** Returns the bytes of the worker's script and of the index that load before the first results. */
export const firstLoadSize = (script: string): number =>
  brotliOf([new URL(script).pathname, ...indexFiles().first]);

/**
 * Measures the size of the index, and of the files that load before the first results.
 *
 * @param script - the address of the worker's script
 */
export function indexSize(script: string): { files: number; raw: number; brotli: number; first: number } {
  const { first, later } = indexFiles();
  const all = [...first, ...later];
  return {
    files: all.length,
    raw: rawOf(all),
    brotli: brotliOf(all),
    first: firstLoadSize(script),
  };
}
