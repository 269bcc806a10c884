import fs from 'node:fs';
import { applyFixes, type LintError, type LintResults } from 'markdownlint';
import { lint } from 'markdownlint/promise';
import { markdownOptions } from './markdownOptions.ts';
import { remedyOf } from '../remedyOf.ts';
import type { Problem } from '../../../model/src/problem.ts';

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
