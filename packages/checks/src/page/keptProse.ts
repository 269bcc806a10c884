import type { Problem } from '../../../model/src/problem.ts';
import { isProse } from '../prose/files.ts';
import { checkProse } from '../prose/index.ts';
import type { PassedCache } from './PassedCache.ts';

/** Reports prose problems of the texts that haven't passed yet in their current form. */
export async function checkChangedProse(
  texts: ReadonlyMap<string, string>,
  passed: PassedCache,
  cacheKey: string,
): Promise<Problem[]> {
  const keyOf = (text: readonly [file: string, text: string]) => passed.key('prose', cacheKey, text);
  const read = [...texts].filter(([file]) => /\.mdx?$/.test(file) || isProse(file));
  const fresh = read.filter((text) => !passed.has(keyOf(text)));
  const problems = await checkProse(new Map(fresh));
  const wrong = new Set(problems.map(({ file }) => file));
  for (const text of fresh) if (!wrong.has(text[0])) passed.add(keyOf(text));
  return problems;
}
