import { markdownRemedies, coveredRules } from './markdownRemedies.ts';
import { runToolLines } from './runToolLines.ts';
import type { Problem } from '../../../model/src/problem.ts';

/** Matches pages, which also have their structure checked. */
const OF_PAGES = /(?:^|\/)(?:docs|api|src\/pages)\/.*\.mdx?$/;

/** Reports Markdown that is written differently than on other pages, or that doesn't mean what it looks like. */
export async function checkMarkdown(files: string[]): Promise<Problem[]> {
  const lines = await lint(files);
  return lines.flatMap((text) => {
    const [, file, line, rule, description] = /^(\S+?):(\d+)(?::\d+)? \w+ ([\w/-]+) (.*)$/.exec(text) ?? [];
    if (!file || !line || !rule || !description) throw new Error(`The Markdown linter failed: ${text}`);
    const [id = ''] = rule.split('/');
    if (coveredRules.has(id) && OF_PAGES.test(file)) return [];
    const remedy = markdownRemedies[id];
    return [{ file, line: Number(line), message: `${description} (${id})${remedy ? `. ${remedy}` : ''}` }];
  });
}

/** Fixes problems in place where the linter can. */
export async function fixMarkdown(files: string[]): Promise<void> {
  await lint(files, ['--fix']);
}

async function lint(files: readonly string[], more: readonly string[] = []): Promise<string[]> {
  const options = ['--config', '.config/.markdownlint-cli2.jsonc', '--no-globs', ...more];
  const literal = files.filter((file) => /\.mdx?$/.test(file)).map((file) => `:${file}`);
  // Without a file, the linter shows its help.
  return literal.length === 0 ? [] : runToolLines('markdownlint-cli2', [...options, ...literal]);
}
