import fs from 'node:fs';
import path from 'node:path';
import { Searcher } from '../../packages/search/src/Searcher.ts';
import { buildDirectory } from './build.ts';

/** The search of the built site, in Node: the same engine over the same index, without a browser. All of it is there. */
export async function builtSearch(): Promise<Searcher> {
  const read = (file: string) =>
    Promise.resolve(JSON.parse(fs.readFileSync(path.join(buildDirectory, file), 'utf8')) as unknown);
  const searcher = new Searcher('/', read, () => undefined);
  await searcher.settle('');
  return searcher;
}
