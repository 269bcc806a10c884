import fc from 'fast-check';

/** Accept values that programs send, and whether each gets Markdown. */
export const acceptValues: readonly (readonly [accept: string, isMarkdown: boolean])[] = [
  // Browsers, curl, and requests without the header.
  ['', false],
  ['*/*', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8', false],
  // Claude Code.
  ['text/markdown, text/html, */*', true],
  // Codex, Cursor and others.
  ['text/markdown', true],
  ['text/markdown;q=1.0, text/html;q=0.9, */*;q=0.1', true],
  ['text/markdown,text/plain;q=0.9,*/*;q=0.8', true],
  // Weights.
  ['text/markdown;q=0.5, text/html', false],
  ['text/html, text/markdown;q=0.5', false],
  ['text/markdown, text/html;q=0.9', true],
  ['text/html;q=0.9, text/markdown', true],
  ['text/markdown;q=0.899, text/html;q=0.9', false],
  ['text/markdown;q=0.9, text/html;q=0.899', true],
  ['text/markdown;q=0.5, text/html;q=0.500', true],
  ['text/markdown;q=0.09, text/html;q=0.1', false],
  ['text/markdown;q=1, text/html;q=1.000', true],
  ['text/markdown;q=0', false],
  ['text/markdown;q=0.000, */*', false],
  ['text/markdown;q=0.001', true],
  ['text/html;q=0, text/markdown;q=0.1', true],
  // The most specific range counts, wherever it is.
  ['text/markdown;q=0.5, */*;q=0.8', false],
  ['text/markdown;q=0.5, */*;q=0.8, text/html;q=0.1', true],
  ['text/markdown;q=0.5, text/*;q=0.6', false],
  ['text/markdown;q=0.5, text/*;q=0.4, */*', true],
  ['text/*', false],
  ['text/*;q=0.1, */*;q=0.1', false],
  // Spelling.
  ['TEXT/Markdown', true],
  ['text/markdown;Q=0.3,text/html;q=0.4', false],
  ['  text/markdown  ;  q=0.3  ,  text/html  ;  q=0.2  ', true],
  ['text/markdown;charset=utf-8', true],
  ['text/markdown;variant=GFM;q=0.2, text/html', false],
  ['text/markdown;q=0.5;ext=1, text/html;q=0.6', false],
  ['text/html;level=1;q=0.2, text/markdown;q=0.3', true],
  // Other types that contain the name.
  ['text/markdownx', false],
  ['xtext/markdown', false],
  ['text/x-markdown', false],
  ['application/text/markdown', false],
  ['text/markdown+x', false],
  ['text/plain;a=text/markdown', false],
  // Invalid weights. Such a range is ignored.
  ['text/markdown;q=2', false],
  ['text/markdown;q=', false],
  ['text/markdown;q=0.1234', false],
  ['text/markdown;q=1.5', false],
  ['text/markdown;q=-1', false],
  ['text/markdown;q=.5', false],
  ['text/markdown, text/html;q=9', true],
  [',,text/markdown,,', true],
];

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
