import { fencedBlocks } from '../../packages/model/src/samples/extract.ts';

const TYPESCRIPT = new Set(['ts', 'tsx', 'typescript']);

/** Returns the program in an answer: its longest TypeScript block, since others are excerpts or show how to call it. */
export function extractCode(answer: string): string | undefined {
  return fencedBlocks(answer, 'answer')
    .filter(({ language }) => TYPESCRIPT.has(language))
    .map(({ code }) => code)
    .toSorted((one, other) => other.length - one.length)[0];
}
