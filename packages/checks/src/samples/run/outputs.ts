import type { Problem } from '../../../../model/src/problem.ts';
import type { Sample } from '../../../../model/src/samples/extract.ts';
import { isAsPromised, promisedLines } from '../../../../model/src/samples/promised.ts';
import { MARK } from './programFiles.ts';

/** The block in which a program stopped. */
export function blockThatFailed(blocks: Sample[], stdout: string): Sample {
  const reached = stdout.split(MARK).length - 2;
  return (blocks[Math.max(reached, 0)] ?? blocks[0]) as Sample;
}

function outputsOf(stdout: string): Map<number, string> {
  const outputs = new Map<number, string>();
  for (const part of stdout.split(MARK).slice(1)) {
    const [index = '', ...rest] = part.split('\n');
    outputs.set(Number(index), rest.join('\n').trimEnd());
  }
  return outputs;
}

/** Compares what blocks print with what the page shows. */
export function compareOutputs(blocks: Sample[], stdout: string): Problem[] {
  const outputs = outputsOf(stdout);
  return blocks.flatMap((block, index) => {
    const printed = outputs.get(index) ?? '';
    const message =
      block.expected !== undefined && block.expected.trimEnd() !== printed
        ? `prints something else than the page shows: ${firstDifference(block.expected.trimEnd(), printed)}`
        : commentMismatch(block, printed);
    return message ? [{ file: block.file, line: block.line, message }] : [];
  });
}

/** The first line that is another. */
function firstDifference(shown: string, printed: string): string {
  const [ours, theirs] = [shown, printed].map((text) => text.split('\n'));
  const at = (ours ?? []).findIndex((line, index) => line !== theirs?.[index]);
  const line = at < 0 ? (ours?.length ?? 0) : at;
  return (
    `line ${line + 1} of the output is ${quote(ours?.[line] ?? '')} on the page, and ${quote(theirs?.[line] ?? '')} when it runs. ` +
    'Correct the code, or the output'
  );
}

/** On one line, with what no reader sees written out: a space that does not break looks like any other. */
const quote = (text: string) =>
  JSON.stringify(text.trimEnd()).replace(
    /[^\x20-\x7e\p{L}\p{N}\p{P}\p{S}]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Where every call of a block says in a comment what it prints, the printed lines have to be these. */
function commentMismatch({ code }: Sample, printed: string): string | undefined {
  const promised = promisedLines(code);
  const lines = printed.split('\n');
  // Branches and loops may print fewer or more lines; then there is nothing to pair.
  if (promised?.length !== lines.length) return undefined;
  const wrong = promised.findIndex((text, index) => !isAsPromised(text, lines[index] ?? ''));
  return wrong < 0
    ? undefined
    : `says in a comment that it prints ${promised[wrong]}, and it prints ${lines[wrong]}`;
}
