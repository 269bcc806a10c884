import { checkFacts } from '../../packages/checks/src/facts/checkFacts.ts';
import { checkSecurity } from '../../packages/model/src/samples/security.ts';
import { checkLinkNames } from '../../packages/checks/src/structure/linkNames.ts';
import type { LineProblem, Source } from '../../packages/checks/src/structure/Source.ts';
import { checkStates } from '../../packages/checks/src/structure/states.ts';
import { checkTableEnvironments } from '../../packages/checks/src/structure/tableEnvironments.ts';
import { checkTabLanguages } from '../../packages/checks/src/structure/tabLanguages.ts';
import { checkTerms } from '../../packages/checks/src/structure/terms.ts';
import { readFrontMatter } from '../../packages/model/src/frontMatter.ts';
import { parsePage } from '../../packages/model/src/markdownParser.ts';
import type { Problem } from '../../packages/model/src/problem.ts';
import { fencedBlocks } from '../../packages/model/src/samples/extract.ts';

const PAGE_CHECKS: readonly ((source: Source) => LineProblem[])[] = [
  checkLinkNames,
  checkStates,
  checkTableEnvironments,
  checkTabLanguages,
  checkTerms,
];

/** Runs the checks of a text that need no compiler or other program, for the sample of faults in `npm test`. */
export function runTextChecks(file: string, text: string): Problem[] {
  const factProblems = checkFacts(file, text);
  if (!file.endsWith('.mdx')) return factProblems;
  const source: Source = { file, root: '.', text, tree: parsePage(file, text), ...readFrontMatter(text) };
  return [
    ...factProblems,
    ...PAGE_CHECKS.flatMap((check) => check(source)).map((problem) => ({ file, ...problem })),
    ...fencedBlocks(text, file).flatMap((block) => checkSecurity(block)),
  ];
}
