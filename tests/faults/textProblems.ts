import { statedProblems } from '../../checks/figures/stated.ts';
import { checkSecurity } from '../../facts/samples/security.ts';
import { checkLinkNames } from '../../checks/structure/linkNames.ts';
import type { Found, Source } from '../../checks/structure/Source.ts';
import { checkStates } from '../../checks/structure/states.ts';
import { checkTableEnvironments } from '../../checks/structure/tableEnvironments.ts';
import { checkTabLanguages } from '../../checks/structure/tabLanguages.ts';
import { checkTerms } from '../../checks/structure/terms.ts';
import { readFrontMatter } from '../../facts/frontMatter.ts';
import { parsePage } from '../../facts/markdownParser.ts';
import type { Problem } from '../../facts/problem.ts';
import { fencedBlocks } from '../../facts/samples/extract.ts';

const OF_PAGES: readonly ((source: Source) => Found[])[] = [
  checkLinkNames,
  checkStates,
  checkTableEnvironments,
  checkTabLanguages,
  checkTerms,
];

let ofFacts: ReturnType<typeof statedProblems> | undefined;

/** What the checks say of a text that need no compiler and no other program: for the sample in `npm test`. */
export function textProblems(file: string, text: string): Problem[] {
  ofFacts ??= statedProblems('.');
  const own = ofFacts(file, text);
  if (!file.endsWith('.mdx')) return own;
  const source: Source = { file, root: '.', text, tree: parsePage(file, text), ...readFrontMatter(text) };
  return [
    ...own,
    ...OF_PAGES.flatMap((check) => check(source)).map((found) => ({ file, ...found })),
    ...fencedBlocks(text, file).flatMap((block) => checkSecurity(block)),
  ];
}
