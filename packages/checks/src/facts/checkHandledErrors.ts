import { kebab } from '../../../model/src/openapi/identifiers.ts';
import type { Problem } from '../../../model/src/problem.ts';
import { fencedBlocks } from '../../../model/src/samples/extract.ts';

/** Converts the type `NotFound` to the code `sdk/not-found`. */
const codeOf = (type: string): string => `sdk/${kebab(type)}`;

/** Returns the paragraph above a line if it introduces the following block, which means that it ends with a colon. */
function introduction(lines: readonly string[], before: number): { first: number; text: string } | undefined {
  let last = before - 1;
  while (last >= 0 && lines[last]?.trim() === '') last -= 1;
  if (!lines[last]?.trimEnd().endsWith(':')) return undefined;
  let first = last;
  while (first > 0 && lines[first - 1]?.trim() !== '') first -= 1;
  return { first, text: lines.slice(first, last + 1).join('\n') };
}

/** Reports a name at the end of the text before a block that the block and its output lack. */
export function checkIntroducedNames(file: string, source: string): Problem[] {
  const lines = source.split('\n');
  return fencedBlocks(source, file).flatMap(({ code, title = '', expected = '', line }) => {
    const { first = 0, text = '' } = introduction(lines, line - 2) ?? {};
    const name = /`([A-Za-z_][\w./+-]*\w)`:$/.exec(text.trimEnd())?.[1];
    if (!name || `${title}\n${code}\n${expected}`.includes(name)) return [];
    const message = `the text announces \`${name}\`, and the block below it has no such name. Correct one of them`;
    return [{ file, line: first + text.split('\n').length, message }];
  });
}

/** Reports samples that handle only errors that the text above doesn't name, if it names any. */
export function checkHandledErrors(file: string, source: string): Problem[] {
  const lines = source.split('\n');
  return fencedBlocks(source, file).flatMap(({ code, line }) => {
    const handled = [...code.matchAll(/\bSdkErrorType\.(\w+)/g)].map(([, type = '']) => codeOf(type));
    // A block's line is the one of its code, below the fence.
    const before = handled.length > 0 ? introduction(lines, line - 2) : undefined;
    const mentioned = [...(before?.text.matchAll(/`(sdk\/[\w-]+)`/g) ?? [])];
    if (!before || mentioned.length === 0 || mentioned.some(([, name = '']) => handled.includes(name)))
      return [];
    const [first] = mentioned;
    const lineOffset = before.text.slice(0, first?.index).split('\n').length - 1;
    return [
      {
        file,
        line: before.first + lineOffset + 1,
        message: `the text says ${mentioned.map(([, name]) => name).join(' and ')}, and the sample below it handles ${[...new Set(handled)].join(' and ')}. Correct one of them`,
      },
    ];
  });
}
