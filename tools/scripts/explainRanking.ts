import { FIELDS } from '../../packages/search/src/Area.ts';
import type { EntryMatch } from '../../packages/search/src/Matches.ts';
import type { Ranking } from '../../packages/search/src/rank.ts';
import type { Query } from '../../packages/search/src/parseQuery.ts';
import type { Searcher } from '../../packages/search/src/Searcher.ts';
import { searchLimits } from '../../src/config/search.ts';

const short = (number: number): string => (number === Infinity ? 'first' : String(Number(number.toFixed(2))));

/** Returns the field in which a word was found, with the matched term if it differs: `heading has "signed"`. */
function matchText(query: Query, match: EntryMatch | undefined, word: number): string {
  const field = FIELDS[match?.fields[word] ?? -1];
  const term = match?.terms[word] ?? '';
  const isOther = term !== query.words[word]?.text;
  return field === undefined ? 'elsewhere on its page' : `${field}${isOther ? ` has "${term}"` : ''}`;
}

function linesOf({ query, intent, wordWeights, matches, ranked }: Ranking & { query: Query }): string[] {
  const weightedWords = query.words.map(({ text, corrections }, word) => {
    const spellings = corrections.map((spelling) => spelling.text).join(' or ');
    return `${text}${spellings && ` (${spellings}?)`} ${short(wordWeights[word] ?? 0)}`;
  });
  const lines = [`Intent: ${intent}. Weight of each word: ${weightedWords.join(', ')}.`];
  for (const [order, { entry, words, factors, score, twin }] of ranked.entries()) {
    const { page, name, anchor, kind } = entry;
    const title = anchor === '' ? name : `${page.title}: ${name}`;
    lines.push(
      '',
      `${order + 1}. ${title}  (${kind}${twin ? `, twin in ${twin.kind}` : ''})  ${short(score)}`,
    );
    lines.push(`   /${page.path}${anchor}`);
    for (const [word, worth] of words.entries()) {
      if (worth === 0) lines.push(`   ${query.words[word]?.text}: nowhere`);
      else
        lines.push(
          `   ${query.words[word]?.text}: ${matchText(query, matches.byEntry.get(entry), word)}, ${short(worth)}`,
        );
    }
    lines.push(`   ${factors.map(([label, factor]) => `${label} ${short(factor)}`).join(' × ')}`);
  }
  return ranked.length > 0 ? lines : [...lines, 'Nothing was found.'];
}

/** Returns lines that explain how a searcher ranks the results of a query. */
export async function explainRanking(searcher: Searcher, context: string, text: string): Promise<string[]> {
  await searcher.loadAll(context);
  const ranking = await searcher.rank(context, text, searchLimits.box.hits);
  if (ranking.ranked.length > 0) return linesOf(ranking);
  const near = await searcher.near(context, text);
  return [...linesOf(ranking), `Near names: ${near.join(', ') || 'none'}`];
}
