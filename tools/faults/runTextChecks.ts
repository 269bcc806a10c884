import { checkFacts } from '../../packages/checks/src/facts/checkFacts.ts';
import { checkText } from '../../packages/checks/src/structure/index.ts';
import { checkSecurity } from '../../packages/model/src/samples/security.ts';
import type { Problem } from '../../packages/model/src/problem.ts';
import { fencedBlocks } from '../../packages/model/src/samples/extract.ts';

/** Runs the checks of a text that need no other program, for the sample of faults in `npm test`. */
export const runTextChecks = (file: string, text: string): Problem[] => [
  ...checkFacts(file, text),
  ...(file.endsWith('.mdx')
    ? [
        ...checkText(file, text).map((problem) => ({ file, ...problem })),
        ...fencedBlocks(text, file).flatMap((block) => checkSecurity(block)),
      ]
    : []),
];
