/**
 * Says why the search answers as it does: `npm run search:explain "query"`, after a build. A second argument is the
 * context, such as `api/sdk-react`. Weights are in `search/src/weights.ts`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { FIELDS } from '../search/src/Area.ts';
import type { Found } from '../search/src/Matches.ts';
import type { Ranking } from '../search/src/rank.ts';
import type { Query } from '../search/src/readQuery.ts';
import { Searcher } from '../search/src/Searcher.ts';
import { searchLimits } from '../src/config/search.ts';

const BUILD = process.env.SITE_DIR ?? 'build';

const short = (number: number): string => (number === Infinity ? 'first' : String(Number(number.toFixed(2))));

/** Where a word was found: `sign: heading 6`. */
function place(query: Query, found: Found | undefined, word: number): string {
  const field = FIELDS[found?.fields[word] ?? -1];
  const term = found?.terms[word] ?? '';
  const isOther = term !== query.words[word]?.text;
  return field === undefined ? 'elsewhere on its page' : `${field}${isOther ? ` has "${term}"` : ''}`;
}

function explain({ query, intent, telling, matches, ranked }: Ranking & { query: Query }): string[] {
  const asked = query.words.map(({ text }, word) => `${text} ${short(telling[word] ?? 0)}`);
  const lines = [`Read as: ${intent}. How much each word tells: ${asked.join(', ')}.`];
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
          `   ${query.words[word]?.text}: ${place(query, matches.found.get(entry), word)}, ${short(worth)}`,
        );
    }
    lines.push(`   ${factors.map(([what, factor]) => `${what} ${short(factor)}`).join(' × ')}`);
  }
  return ranked.length > 0 ? lines : [...lines, 'Nothing was found.'];
}

async function main([text, context = '']: string[]): Promise<void> {
  if (text === undefined) throw new Error('Which query? npm run search:explain "sign in"');
  const read = (file: string) =>
    Promise.resolve(JSON.parse(fs.readFileSync(path.join(BUILD, file), 'utf8')) as unknown);
  const searcher = new Searcher('/', read, () => undefined);
  await searcher.settle(context);
  const ranking = await searcher.rank(context, text, searchLimits.box.hits);
  console.log(explain(ranking).join('\n'));
  if (ranking.ranked.length === 0) {
    console.log(`Near names: ${(await searcher.near(context, text)).join(', ') || 'none'}`);
  }
}

void main(process.argv.slice(2));
