import { publishedFiles } from '../leaks/files.ts';
import { checkLeaks } from '../leaks/index.ts';
import { problemLine } from '../../../model/src/problem.ts';
import type { CheckResult } from './Check.ts';

/**
 * Checks that nothing leaves with the site or a package by accident: links of the file system, hidden files, secrets,
 * pictures that run code, and addresses of hosts that nobody has allowed.
 */
export async function checkAllLeaks(): Promise<CheckResult> {
  const files = publishedFiles();
  const problems = await checkLeaks(files);
  return { problems: problems.map(problemLine), summary: `${files.length} files read` };
}
