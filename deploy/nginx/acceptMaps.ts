import { map } from './text.ts';

const MARKDOWN = 'text/markdown';

/** The ranges in `Accept` that include HTML, in order of precedence. */
const HTML_RANGES = ['text/html', 'text/*', '*/*'] as const;

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
function weightPatterns(range: string): (readonly [pattern: string, digits: string])[] {
  const name = range.replaceAll('*', '\\*').replaceAll('.', '\\.');
  // Other parameters precede the weight. No two parts of the pattern match the same character, so it never backtracks.
  const start = `(?:^|,)\\s*${name}\\s*(?:;(?!\\s*q=)[^;,]*)*`;
  return [
    [`${start}(?:,|$)`, '1000'],
    ...WEIGHTS.map(([weight, digits]) => [`${start}${weight}\\s*(?:[;,]|$)`, digits] as const),
  ];
}

/** The variables of the ranges that include HTML, in order of precedence. */
const HTML_VARIABLES = HTML_RANGES.map((_, index) => `$docs_html_weight_${index + 1}`);

export const rowsOf = (range: string, otherwise: string): [string, string][] => [
  ['default', otherwise],
  ...weightPatterns(range).map(([pattern, digits]): [string, string] => [`~*${pattern}`, digits]),
];

/**
 * Matches a number of four digits, a space, and a greater number. Both have the same first digits, then a smaller and a
 * greater digit.
 */
export const SMALLER = `(\\d*)(?:${Array.from({ length: 9 }, (_, digit) => `${digit}\\d* \\1[${digit + 1}-9]`).join('|')})`;

/**
 * Returns maps that choose between the two forms of a page. A program gets Markdown if it names `text/markdown` and wants
 * it at least as much as HTML; browsers never name it.
 */
export const acceptMaps = (): string =>
  [
    map(
      `The quality value of Markdown in four digits, from ${NO_WEIGHT} (not accepted) to 1000.`,
      '$http_accept',
      '$docs_markdown_weight',
      rowsOf(MARKDOWN, NO_WEIGHT),
    ),
    ...HTML_RANGES.map((range, index) =>
      map(
        `The quality value of HTML, from ${range}.`,
        '$http_accept',
        HTML_VARIABLES[index] ?? '',
        rowsOf(range, HTML_VARIABLES[index + 1] ?? NO_WEIGHT),
      ),
    ).toReversed(),
    map(
      'Whether to send Markdown: Accept names it, with at least the quality value of HTML.',
      `"$docs_markdown_weight ${HTML_VARIABLES[0]}"`,
      '$docs_prefers_markdown',
      [
        ['default', '1'],
        [`~^${NO_WEIGHT} `, '0'],
        [`~^${SMALLER}`, '0'],
      ],
    ),
  ].join('\n');
