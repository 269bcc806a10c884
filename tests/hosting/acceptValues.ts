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

/** Whether a client gets Markdown, by RFC 9110: each range states its weight, and the most specific range counts. */
export function prefersMarkdown(accept: string): boolean {
  const weights = new Map(
    accept.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight)] as const;
    }),
  );
  const markdown = weights.get('text/markdown') ?? 0;
  const html = weights.get('text/html') ?? weights.get('text/*') ?? weights.get('*/*') ?? 0;
  return markdown > 0 && markdown >= html;
}
