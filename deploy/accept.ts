/**
 * Chooses between the two forms of a page. A program gets Markdown if it names `text/markdown` and wants it at least as
 * much as HTML; browsers never name it. Weights are read by patterns rather than by a parser, because nginx supports
 * nothing else and its maps are generated from the same patterns. This file imports nothing, so that it runs at a
 * network's edge.
 */
export const MARKDOWN = 'text/markdown';

/** The ranges in `Accept` that include HTML, in order of precedence. */
export const HTML_RANGES = ['text/html', 'text/*', '*/*'] as const;

/** The lowest weight. Weights have four digits, so that they compare as strings. `0500` is half. */
export const NO_WEIGHT = '0000';

/** The ways to write a weight, each with its four digits, in which `$1` is the captured group. */
const WEIGHTS = [
  [';\\s*q=1(?:\\.0?0?0?)?', '1000'],
  [';\\s*q=0\\.(\\d\\d\\d)', '0$1'],
  [';\\s*q=0\\.(\\d\\d)', '0$10'],
  [';\\s*q=0\\.(\\d)', '0$100'],
  [';\\s*q=0\\.?', NO_WEIGHT],
] as const;

/**
 * Returns patterns for the whole of `Accept`, which ignore case. The matching pattern yields the weight of a range.
 * None matches if the range is missing or its weight is invalid.
 */
export function weightPatterns(range: string): (readonly [pattern: string, digits: string])[] {
  const name = range.replaceAll('*', '\\*').replaceAll('.', '\\.');
  // Other parameters precede the weight. No two parts of the pattern match the same character, so it never backtracks.
  const start = `(?:^|,)\\s*${name}\\s*(?:;(?!\\s*q=)[^;,]*)*`;
  return [
    [`${start}(?:,|$)`, '1000'],
    ...WEIGHTS.map(([weight, digits]) => [`${start}${weight}\\s*(?:[;,]|$)`, digits] as const),
  ];
}

/** Returns the weight of a range, if `Accept` names it. */
function weightOf(accept: string, range: string): string | undefined {
  for (const [pattern, digits] of weightPatterns(range)) {
    const match = new RegExp(pattern, 'i').exec(accept);
    if (match) return digits.replace('$1', () => match[1] ?? '');
  }
  return undefined;
}

/** Whether a client with this `Accept` header gets a page as Markdown, if the page has Markdown. */
export function prefersMarkdown(accept: string | null | undefined): boolean {
  const markdown = weightOf(accept ?? '', MARKDOWN) ?? NO_WEIGHT;
  if (markdown === NO_WEIGHT) return false;
  const [html = NO_WEIGHT] = HTML_RANGES.flatMap((range) => weightOf(accept ?? '', range) ?? []);
  return markdown >= html;
}
