import { HTML_RANGES, MARKDOWN, NO_WEIGHT, weightPatterns } from '../accept.ts';
import { map } from './text.ts';

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

/** Expresses `prefersMarkdown` of `deploy/accept.ts` as nginx maps. */
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
