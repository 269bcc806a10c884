/**
 * Explains the ranking of a query's results: `npm run bench -- explain "query"`, after a build. Weights are in
 * `packages/search/src/weights.ts`.
 */
import { builtSearch } from '../../tests/support/builtSearch.ts';
import { explainRanking } from './explainRanking.ts';

async function main([text]: string[]): Promise<void> {
  if (text === undefined) throw new Error('Name a query: npm run bench -- explain "sign in"');
  console.log((await explainRanking(await builtSearch(), text)).join('\n'));
}

void main(process.argv.slice(2));
