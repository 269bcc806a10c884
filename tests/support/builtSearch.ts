import fs from 'node:fs';
import path from 'node:path';
import { Searcher } from '../../packages/search/src/Searcher.ts';
import { buildDirectory } from './build.ts';

/** Runs the built site's search in Node, with the same engine and index as in a browser. The whole index is loaded. */
export async function builtSearch(): Promise<Searcher> {
  const read = (file: string) =>
    Promise.resolve(JSON.parse(fs.readFileSync(path.join(buildDirectory, file), 'utf8')) as unknown);
  const searcher = new Searcher('/', read, () => undefined);
  await searcher.loadAll('');
  return searcher;
}
