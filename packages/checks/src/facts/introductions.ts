import { kebab } from '../../../model/src/openapi/identifiers.ts';
import type { Problem } from '../../../model/src/problem.ts';
import { fencedBlocks } from '../../../model/src/samples/extract.ts';
import { valueOf } from './quantities.ts';

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

/** Returns the counts of a text, such as "4 tries", that code sets to another number, as `tries = 6` does. */
const otherCounts = (text: string, code: string) =>
  [...text.matchAll(/\b([\d,]+|[a-z]{3,}) ([a-z]{2,}s)\b/gi)].flatMap(
    ({ index, 0: stated, 1: count = '', 2: noun }) => {
      const setting = new RegExp(`\\b\\w*${noun}(?:: number)?(?: =|:) (\\d[\\d_]*)\\b`, 'i').exec(code);
      const isOther = setting?.[1] && ![NaN, valueOf(setting[1])].includes(valueOf(count));
      return isOther ? [{ index, stated, setting: setting[0] }] : [];
    },
  );

/**
 * Reports samples that handle only errors that the text above doesn't name, if it names any, blocks without the name at
 * the end of the text above, and blocks with another number than the text above.
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
      ...otherCounts(text, code).map(({ index, stated, setting }) =>
        at(index, `the text says "${stated}", and the sample below it has "${setting}"`),
      ),
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
