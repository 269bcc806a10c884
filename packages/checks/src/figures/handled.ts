import { kebab } from '../../../model/src/openapi/identifiers.ts';
import type { Problem } from '../../../model/src/problem.ts';
import { fencedBlocks } from '../../../model/src/samples/extract.ts';

/** `NotFound` is the type of `sdk/not-found`. */
const codeOf = (type: string): string => `sdk/${kebab(type)}`;

/** The lines of the paragraph that ends above a line, if it introduces what follows: the last ends with a colon. */
function introduction(lines: readonly string[], before: number): { first: number; text: string } | undefined {
  let last = before - 1;
  while (last >= 0 && lines[last]?.trim() === '') last -= 1;
  if (!lines[last]?.trimEnd().endsWith(':')) return undefined;
  let first = last;
  while (first > 0 && lines[first - 1]?.trim() !== '') first -= 1;
  return { first, text: lines.slice(first, last + 1).join('\n') };
}

/** Samples that handle an error, behind a text that names others alone. */
export function checkHandled(file: string, source: string): Problem[] {
  const lines = source.split('\n');
  return fencedBlocks(source, file).flatMap(({ code, line }) => {
    const handled = [...code.matchAll(/\bSdkErrorType\.(\w+)/g)].map(([, type = '']) => codeOf(type));
    // A block's line is that of its code, below the fence.
    const before = handled.length > 0 ? introduction(lines, line - 2) : undefined;
    const named = [...(before?.text.matchAll(/`(sdk\/[\w-]+)`/g) ?? [])];
    if (!before || named.length === 0 || named.some(([, name = '']) => handled.includes(name))) return [];
    const [first] = named;
    const at = before.text.slice(0, first?.index).split('\n').length - 1;
    return [
      {
        file,
        line: before.first + at + 1,
        message: `the text says ${named.map(([, name]) => name).join(' and ')}, and the sample below it handles ${[...new Set(handled)].join(' and ')}. Correct one of them`,
      },
    ];
  });
}
