import type { Configuration } from 'markdownlint';

/** The settings of markdownlint, whose rules apply unless one is turned off here. */
export const markdownOptions: Configuration = {
  default: true,
  // Lines may have any length, since editors wrap them.
  MD013: false,
  // A checklist continues its numbers across headings, so that each item has a unique number on the page.
  MD029: false,
  // Elements are components. The compiler of the page checks them.
  MD033: false,
  // The comment with an explicit anchor, `{/* #x */}`, looks like emphasis with spaces.
  MD037: false,
  // The title is in the front matter, and a partial has none.
  MD041: false,
  // Another check before the build covers anchors, including those that components render.
  MD051: false,
  MD003: { style: 'atx' },
  MD004: { style: 'dash' },
  MD024: { siblings_only: true },
  MD025: { front_matter_title: '^\\s*title\\s*:' },
  MD035: { style: '---' },
  MD046: { style: 'fenced' },
  MD048: { style: 'backtick' },
  MD049: { style: 'asterisk' },
  MD050: { style: 'asterisk' },
};
