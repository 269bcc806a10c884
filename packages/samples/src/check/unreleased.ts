import { releasedEntries } from '../../../history/src/releasedEntries.ts';
import { readHistory } from '../../../history/src/readHistory.ts';
import { sdkPackages } from '../../../model/src/packages.ts';
import type { Problem } from '../../../model/src/problem.ts';
import { typeCheck, createProgram } from '../../../model/src/samples/compile.ts';
import type { Sample } from '../../../model/src/samples/extract.ts';
import { NEXT } from '../../../model/src/samples/fence.ts';
import type { SampleProgram } from '../../../model/src/samples/programs.ts';

const [{ tree: BASE }] = sdkPackages;

/**
 * Reports differences between the sources and the last release, which readers install. A block may not compile with the
 * release without being marked for the next one, or a mark may be left over.
 */
export function checkUnreleasedSamples(
  root: string,
  samples: readonly Sample[],
  programs: readonly SampleProgram[],
): Problem[] {
  if (readHistory(root).comingVersion(BASE) === undefined) {
    const message = `release="${NEXT}" marks code for a coming release, but the SDKs have no unreleased changes. Remove the mark.`;
    return samples
      .filter(({ release }) => release === NEXT)
      .map(({ file, line }) => ({ file, line: line - 1, message }));
  }
  const entries = releasedEntries(root);
  return entries === undefined ? [] : compileWithRelease(root, programs, entries);
}

/**
 * Compiles the programs that aren't marked for the next release.
 *
 * @param entries - the declarations of each entry point of the released packages
 */
export function compileWithRelease(
  root: string,
  programs: readonly SampleProgram[],
  entries: Record<string, string>,
): Problem[] {
  const unmarked = programs.filter(({ blocks }) => !blocks.some(({ release }) => release === NEXT));
  return typeCheck(
    root,
    unmarked,
    createProgram(root, unmarked, undefined, entries),
    `mark the block \`release="${NEXT}"\`, because it doesn't compile with the last release`,
  );
}
