import { readTable } from '../../../model/src/readTable.ts';
import { lineAt, type Problem } from '../../../model/src/problem.ts';
import { site } from '../../../../src/config/site.ts';
import { proseOf } from './proseOf.ts';

/** The brand, as a pattern for any capitalization. */
const brand = [...site.name].map((letter) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`).join('');

const fill = (text: string) => text.replaceAll('{name}', site.name).replaceAll('{brand}', brand);

/**
 * Rules for one term per concept, and against words that sell, soften or scold, each with the alternative for writers,
 * texts that break it, and one that follows it. A space in a pattern also matches a line break.
 */
export const houseWords = readTable('packages/checks/src/prose/houseWords.tsv', [
  'name',
  'letters',
  'pattern',
  'instead',
  'bad',
  'good',
]).map(({ letters, pattern, instead, ...row }) => ({
  ...row,
  pattern: new RegExp(fill(pattern).replaceAll(' ', '\\s+'), letters === 'any' ? 'gi' : 'g'),
  instead: fill(instead),
}));

/** Reports every use of these words in the prose of a file. Code, addresses and readers' own keywords aren't prose. */
export function checkHouseWords(file: string, source: string): Problem[] {
  return proseOf(file, source).flatMap(({ start, text }) =>
    houseWords.flatMap(({ pattern, instead }) =>
      [...text.matchAll(pattern)].map((match) => ({
        file,
        line: lineAt(source, start + match.index),
        message: `"${match[0].replace(/\s+/g, ' ')}": ${instead}`,
      })),
    ),
  );
}
