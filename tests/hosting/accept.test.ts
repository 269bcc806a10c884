import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prefersMarkdown } from '../../deploy/accept.ts';
import { acceptValues, anyAccept } from './acceptValues.ts';

/** The same by a parser, as RFC 9110 has it: what a range says is its weight, and the closest range counts. */
function byParser(accept: string): boolean {
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

describe('which form of a page a program gets', () => {
  it.each(acceptValues)('"%s": Markdown is %s', (accept, isMarkdown) => {
    expect(prefersMarkdown(accept)).toBe(isMarkdown);
  });

  it('is HTML for who sends no header', () => {
    expect([prefersMarkdown(undefined), prefersMarkdown(null)]).toEqual([false, false]);
  });

  it('weighs any list of ranges as a parser does', () => {
    fc.assert(
      fc.property(anyAccept, (accept) => prefersMarkdown(accept) === byParser(accept)),
      {
        numRuns: 2000,
        seed: 18,
      },
    );
  });

  // Patterns that tried a place twice would not come to an end.
  it('reads a header that is made to take long', () => {
    const parts = [';a ', ' ;', 'text/markdown;', '; q', ' ', ';q=', ';\t\t'];
    const long = parts.map((part) => `text/markdown${part.repeat(100_000)};q=0.x`);
    expect(long.map(prefersMarkdown)).toEqual(parts.map(() => false));
  });
});
