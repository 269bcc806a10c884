import type { Problem } from '../../../../model/src/problem.ts';
import type { Sample } from '../../../../model/src/samples/extract.ts';
import { matchesComment, commentedOutput } from '../../../../model/src/samples/commentedOutput.ts';
import { BLOCK_MARK } from './programFiles.ts';

/** Returns the block in which a program stopped. */
export function failedBlock(blocks: Sample[], stdout: string): Sample {
  const reached = stdout.split(BLOCK_MARK).length - 2;
  return (blocks[Math.max(reached, 0)] ?? blocks[0]) as Sample;
}

function outputsOf(stdout: string): Map<number, string> {
  const outputs = new Map<number, string>();
  for (const part of stdout.split(BLOCK_MARK).slice(1)) {
    const [index = '', ...rest] = part.split('\n');
    outputs.set(Number(index), rest.join('\n').trimEnd());
  }
  return outputs;
}

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

/** Describes the first line that differs. */
function firstDifference(shown: string, printed: string): string {
  const [ours, theirs] = [shown, printed].map((text) => text.split('\n'));
  const differingIndex = (ours ?? []).findIndex((line, index) => line !== theirs?.[index]);
  const line = differingIndex < 0 ? (ours?.length ?? 0) : differingIndex;
  return (
    `line ${line + 1} of the output is ${quote(ours?.[line] ?? '')} on the page, and ${quote(theirs?.[line] ?? '')} when it runs. ` +
    'Correct the code, or the output'
  );
}

/** Quotes a text on one line, with invisible characters escaped, since a non-breaking space looks like any other. */
const quote = (text: string) =>
  JSON.stringify(text.trimEnd()).replace(
    /[^\x20-\x7e\p{L}\p{N}\p{P}\p{S}]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** If every call of a block has a comment with its output, compares the comments with the printed lines. */
function commentMismatch({ code }: Sample, printed: string): string | undefined {
  const promised = commentedOutput(code);
  const lines = printed.split('\n');
  // Branches and loops may print fewer or more lines, which can't be paired with the comments.
  if (promised?.length !== lines.length) return undefined;
  const mismatch = promised.findIndex((text, index) => !matchesComment(text, lines[index] ?? ''));
  return mismatch < 0
    ? undefined
    : `states in a comment that it prints ${promised[mismatch]}, but prints ${lines[mismatch]}. Correct one of them`;
}
