import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeCursor, readCursor } from '../src/paging/cursor.ts';
import { cutText } from '../src/paging/cutText.ts';

function pieces(text: string, max: number): string[] {
  const result: string[] = [];
  for (let start = 0; start < text.length;) {
    const end = cutText(text, start, max);
    result.push(text.slice(start, end));
    start = end;
  }
  return result;
}

describe('a text is cut', () => {
  test('into pieces that add up to it, none too long, and none with half a character', () => {
    const line = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.constantFrom('', '```ts', '```', '## A'),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 60 }), fc.integer({ min: 8, max: 120 }), (lines, max) => {
        const text = lines.join('\n');
        const parts = pieces(text, max);
        expect(parts.join('')).toBe(text);
        for (const piece of parts) {
          expect(piece.length).toBeGreaterThan(0);
          expect(piece.length).toBeLessThanOrEqual(max);
          expect(piece).not.toMatch(/[\ud800-\udbff]$|^[\udc00-\udfff]/);
        }
      }),
      { numRuns: 400, seed: 4 },
    );
  });

  test('between blocks, and not inside code', () => {
    const text = `${'a'.repeat(60)}\n\n\`\`\`\nfirst\n\nsecond\n\`\`\`\n\nthe end`;
    expect(pieces(text, 80)[0]).toBe(`${'a'.repeat(60)}\n\n`);
  });
});

describe('a cursor', () => {
  const request = ['read_page', { page: '/long' }];

  test('continues at its offset', () => {
    expect(readCursor(request, makeCursor(request, 1234))).toBe(1234);
    expect(readCursor(request, undefined)).toBe(0);
  });

  test('of another request is rejected', () => {
    const otherCursor = makeCursor(['read_page', { page: '/' }], 1234);
    expect(() => readCursor(request, otherCursor)).toThrow(/doesn't belong to this request/);
  });

  test('that is made up is rejected', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (cursor) => {
        expect(() => readCursor(request, cursor)).toThrow(/doesn't belong to this request/);
      }),
      { seed: 4 },
    );
    expect(() => readCursor(request, makeCursor(request, -1))).toThrow();
  });
});
