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

/**
 * Reports samples that handle only errors that the text above doesn't name, if it names any, and blocks without the name
 * at the end of the text above.
 */
export function checkIntroductions(file: string, source: string): Problem[] {
  const lines = source.split('\n');
  return fencedBlocks(source, file).flatMap(({ code, title = '', expected = '', line }) => {
    // A block's line is the one of its code, below the fence.
    const { first, text } = introduction(lines, line - 2) ?? { first: 0, text: '' };
    const at = (index: number, message: string) => ({
      file,
      line: first + text.slice(0, index).split('\n').length,
      message: `${message}. Correct one of them`,
    });
    const name = /`([A-Za-z_][\w./+-]*\w)`:$/.exec(text.trimEnd())?.[1];
    const handled = [...code.matchAll(/\bSdkErrorType\.(\w+)/g)].map(([, type = '']) => codeOf(type));
    const mentioned = [...text.matchAll(/`(sdk\/[\w-]+)`/g)];
    const isOther = handled.length > 0 && !mentioned.some(([, error = '']) => handled.includes(error));
    return [
      ...(name && !`${title}\n${code}\n${expected}`.includes(name)
        ? [at(text.length, `the text announces \`${name}\`, and the block below it has no such name`)]
        : []),
      ...(isOther && mentioned[0]
        ? [
            at(
              mentioned[0].index,
              `the text says ${mentioned.map(([, error]) => error).join(' and ')}, and the sample below it handles ${[...new Set(handled)].join(' and ')}`,
            ),
          ]
        : []),
    ];
  });
}
