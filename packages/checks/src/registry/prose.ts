import { byLocation, problemLine } from '../../../model/src/problem.ts';
import { proseFiles } from '../prose/files.ts';
import { checkProse } from '../prose/index.ts';
import { checkSite } from '../site/checkSite.ts';
import { readSite } from '../site/sitePages.ts';
import { structureFiles } from '../structure/files.ts';
import { checkStructure } from '../structure/index.ts';
import { readTexts } from '../texts/readTexts.ts';
import type { CheckResult } from './Check.ts';

/**
 * Checks spelling, Markdown, house words and headings, and that no text adds active content that runs or loads. Also
 * checks the structure of files, front matter, links, code blocks and sidebars. Every message suggests a replacement.
 */
export async function checkAllProse(
  files: readonly string[] = proseFiles(),
  structured: readonly string[] = structureFiles(),
): Promise<CheckResult> {
  const { texts, unreadable } = readTexts(files);
  const problems = [
    ...unreadable,
    ...checkStructure(structured),
    ...(await checkSite('.', readSite('.'))).structure,
    ...(await checkProse(texts)),
  ];
  return { problems: problems.toSorted(byLocation).map(problemLine), summary: `${files.length} files read` };
}
