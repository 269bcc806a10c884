/**
 * Which of its two forms a page is sent in. A program gets Markdown when it names `text/markdown` and wants it at least
 * as much as HTML; browsers never name it. Weights are read by patterns rather than by a parser, because nginx has
 * nothing else: its maps are made from the same ones. This file imports nothing, so that it runs at a network's edge.
 */
export const MARKDOWN = 'text/markdown';

/** What `Accept` may say about HTML, from the range that counts most to the one that counts least. */
export const HTML_RANGES = ['text/html', 'text/*', '*/*'] as const;

/** A weight has four digits, so that the order of texts is that of numbers: `0500` is half. */
export const NO_WEIGHT = '0000';

/** How a weight may be written, and its four digits, in which `$1` is what the pattern catches. */
const WEIGHTS = [
  [';\\s*q=1(?:\\.0?0?0?)?', '1000'],
  [';\\s*q=0\\.(\\d\\d\\d)', '0$1'],
  [';\\s*q=0\\.(\\d\\d)', '0$10'],
  [';\\s*q=0\\.(\\d)', '0$100'],
  [';\\s*q=0\\.?', NO_WEIGHT],
] as const;

/**
 * Patterns over the whole of `Accept`, letters of either case: the one that matches says the weight of a range. None
 * matches where the range is missing, or its weight is not one.
 */
export function weightPatterns(range: string): (readonly [pattern: string, digits: string])[] {
  const name = range.replaceAll('*', '\\*').replaceAll('.', '\\.');
  // Other parameters come before the weight. No two parts of this take the same sign: it never tries a place twice.
  const start = `(?:^|,)\\s*${name}\\s*(?:;(?!\\s*q=)[^;,]*)*`;
  return [
    [`${start}(?:,|$)`, '1000'],
    ...WEIGHTS.map(([weight, digits]) => [`${start}${weight}\\s*(?:[;,]|$)`, digits] as const),
  ];
}

/** The weight of a range, if `Accept` names it. */
function weightOf(accept: string, range: string): string | undefined {
  for (const [pattern, digits] of weightPatterns(range)) {
    const match = new RegExp(pattern, 'i').exec(accept);
    if (match) return digits.replace('$1', () => match[1] ?? '');
  }
  return undefined;
}

/** Whether who sends this `Accept` is to get a page as Markdown, if it has Markdown. */
export function prefersMarkdown(accept: string | null | undefined): boolean {
  const markdown = weightOf(accept ?? '', MARKDOWN) ?? NO_WEIGHT;
  if (markdown === NO_WEIGHT) return false;
  const [html = NO_WEIGHT] = HTML_RANGES.flatMap((range) => weightOf(accept ?? '', range) ?? []);
  return markdown >= html;
}
