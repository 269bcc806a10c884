import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prefersMarkdown } from '../../deploy/accept.ts';
import { acceptValues, anyAccept } from './acceptValues.ts';

/**
 * A parser for the same decision, following RFC 9110: each
 * range states its weight, and the most specific range counts.
 */
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

describe('which format of a page a client gets', () => {
  it.each(acceptValues)('"%s": Markdown is %s', (accept, isMarkdown) => {
    expect(prefersMarkdown(accept)).toBe(isMarkdown);
  });

  it('is HTML without a header', () => {
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

  // Patterns that backtrack would not finish.
  it('reads headers crafted to be slow', () => {
    const parts = [';a ', ' ;', 'text/markdown;', '; q', ' ', ';q=', ';\t\t'];
    const long = parts.map((part) => `text/markdown${part.repeat(100_000)};q=0.x`);
    expect(long.map(prefersMarkdown)).toEqual(parts.map(() => false));
  });
});
