import fs from 'node:fs';
import { applyFixes, type LintError, type LintResults } from 'markdownlint';
import { lint } from 'markdownlint/promise';
import { markdownOptions } from './markdownOptions.ts';
import { markdownRemedies, coveredRules } from './markdownRemedies.ts';
import type { Problem } from '../../../model/src/problem.ts';

/** Matches pages, which also have their structure checked. */
const OF_PAGES = /(?:^|\/)(?:docs|api|src\/pages)\/.*\.mdx?$/;

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
  const remedy = markdownRemedies[id];
  return `${ruleDescription}${detail}${context} (${id})${remedy ? `. ${remedy}` : ''}`;
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
