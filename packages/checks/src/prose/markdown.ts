import fs from 'node:fs';
import { applyFixes, type LintError, type LintResults, type Configuration } from 'markdownlint';
import { lint } from 'markdownlint/promise';
import { remedyOf } from '../remedyOf.ts';
import type { Problem } from '../../../model/src/problem.ts';

/** The settings of markdownlint, whose rules apply unless one is turned off here. */
const markdownOptions: Configuration = {
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

/** Matches pages, which also have their structure checked. */
const OF_PAGES = /(?:^|\/)(?:docs|api|src\/pages)\/.*\.mdx?$/;

/** Rules that the checks of a page's structure cover too, with better messages. */
const coveredRules: ReadonlySet<string> = new Set(['MD001', 'MD024', 'MD025', 'MD042', 'MD045']);

/** Reports Markdown that is written differently than on other pages, or that doesn't mean what it looks like. */
export async function checkMarkdown(files: string[]): Promise<Problem[]> {
  return Object.entries(await lintFiles(files)).flatMap(([file, errors]) =>
    errors
      .filter(({ ruleNames: [id = ''] }) => !(coveredRules.has(id) && OF_PAGES.test(file)))
      .map((error) => ({ file, line: error.lineNumber, message: messageOf(error) })),
  );
}

function messageOf({ ruleNames, ruleDescription, errorDetail, errorContext }: LintError): string {
  const [id = ''] = ruleNames;
  const detail = errorDetail ? ` [${errorDetail}]` : '';
  const context = errorContext ? ` [Context: "${errorContext}"]` : '';
  return `${ruleDescription}${detail}${context} (${id})${remedyOf(id)}`;
}

/** Fixes problems in place where the linter can. */
export async function fixMarkdown(files: string[]): Promise<void> {
  for (const [file, errors] of Object.entries(await lintFiles(files))) {
    const text = fs.readFileSync(file, 'utf8');
    const fixed = applyFixes(text, errors);
    if (fixed !== text) fs.writeFileSync(file, fixed);
  }
}

const lintFiles = (files: readonly string[]): Promise<LintResults> =>
  lint({ files: files.filter((file) => /\.mdx?$/.test(file)), config: markdownOptions });
