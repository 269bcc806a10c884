/**
 * Explains the ranking of a query's results: `npm run bench -- explain "query"`, after a build. Weights are in
 * `packages/search/src/weights.ts`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { Searcher } from '../../packages/search/src/Searcher.ts';
import { explainRanking } from './explainRanking.ts';

const BUILD = process.env.SITE_DIR ?? 'build';

async function main([text]: string[]): Promise<void> {
  if (text === undefined) throw new Error('Name a query: npm run bench -- explain "sign in"');
  const read = (file: string) =>
    Promise.resolve(JSON.parse(fs.readFileSync(path.join(BUILD, file), 'utf8')) as unknown);
  const searcher = new Searcher('/', read, () => undefined);
  console.log((await explainRanking(searcher, text)).join('\n'));
}

void main(process.argv.slice(2));
