import fc from 'fast-check';
import { readTable } from '../../packages/model/src/readTable.ts';

/** Accept values that programs send, those of the standard and invalid ones, and whether each gets Markdown. */
export const acceptValues = readTable('tests/hosting/acceptValues.tsv', ['accept', 'isMarkdown']).map(
  ({ accept, isMarkdown }) => [accept.replace('∅', ''), isMarkdown === 'true'] as const,
);

const weight = fc.constantFrom(
  '',
  ';q=1',
  ';q=1.0',
  ';q=0',
  ';q=0.',
  ';q=0.5',
  ';q=0.50',
  ';q=0.51',
  ';q=0.499',
  '; q=0.7',
);
const range = fc.constantFrom(
  'text/markdown',
  'text/html',
  'text/*',
  '*/*',
  'application/json',
  'text/markdown;a=b',
);

/** Lists of ranges in any order, without duplicates. */
export const anyAccept: fc.Arbitrary<string> = fc
  .uniqueArray(fc.tuple(range, weight), { selector: ([name]) => name.split(';')[0], maxLength: 5 })
  .map((list) => list.map((parts) => parts.join('')).join(', '));
