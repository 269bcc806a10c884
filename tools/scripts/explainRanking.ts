import type { Ranking } from '../../packages/search/src/rank.ts';
import type { Query } from '../../packages/search/src/parseQuery.ts';
import type { Searcher } from '../../packages/search/src/Searcher.ts';
import { searchLimits } from '../../src/config/search.ts';

const short = (number: number): string => (number === Infinity ? 'first' : String(Number(number.toFixed(2))));

function linesOf({ query, intent, wordWeights, ranked }: Ranking & { query: Query }): string[] {
  const weightedWords = query.words.map(({ text }, word) => `${text} ${short(wordWeights[word] ?? 0)}`);
  const lines = [`Intent: ${intent}. Weight of each word: ${weightedWords.join(', ')}.`];
  for (const [order, { entry, words, factors, score }] of ranked.slice(0, searchLimits.box.hits).entries()) {
    const { page, name, anchor, kind } = entry;
    const title = anchor === '' ? name : `${page.title}: ${name}`;
    lines.push('', `${order + 1}. ${title}  (${kind})  ${short(score)}`, `   /${page.path}${anchor}`);
    for (const [word, worth] of words.entries())
      lines.push(`   ${query.words[word]?.text}: ${worth === 0 ? 'nowhere' : short(worth)}`);
    lines.push(`   ${factors.map(([label, factor]) => `${label} ${short(factor)}`).join(' × ')}`);
  }
  return ranked.length > 0 ? lines : [...lines, 'Nothing was found.'];
}

/** Returns lines that explain how a searcher ranks the results of a query. */
export async function explainRanking(searcher: Searcher, text: string): Promise<string[]> {
  await searcher.loadAll('');
  const ranking = await searcher.rank(text);
  if (ranking.ranked.length > 0) return linesOf(ranking);
  const near = await searcher.near(text);
  return [...linesOf(ranking), `Near names: ${near.join(', ') || 'none'}`];
}
