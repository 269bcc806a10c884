import type { TextEdit } from './Fault.ts';

/** The changed lines of a file. A problem in them is attributed to the change. */
export interface LineRange {
  readonly file: string;
  readonly first: number;
  readonly last: number;
}

/** Returns the start of an edit in a text. Throws if its text doesn't occur exactly once: the edit is outdated. */
export function startOf({ file, find }: TextEdit, text: string, id: string): number {
  const start = text.indexOf(find);
  const quoted = JSON.stringify(find.slice(0, 60));
  if (start < 0)
    throw new Error(
      `${file}: "${id}" no longer applies: the file doesn't contain ${quoted}. Correct its record`,
    );
  if (text.includes(find, start + 1))
    throw new Error(
      `${file}: "${id}" no longer applies: the file contains ${quoted} more than once. Make it longer`,
    );
  return start;
}

const linesIn = (text: string): number => text.split('\n').length - 1;

/** Returns the length of two texts' common prefix. */
const commonPrefixLength = (a: string, b: string): number => {
  let length = 0;
  while (length < Math.min(a.length, b.length) && a[length] === b[length]) length += 1;
  return length;
};
const reverse = (text: string): string => [...text].toReversed().join('');

/** Returns the changed lines of an edit, counted from the start of its replacement. */
function changedLines({ find, put }: TextEdit): { first: number; last: number } {
  const before = commonPrefixLength(find, put);
  const after = commonPrefixLength(reverse(find.slice(before)), reverse(put.slice(before)));
  const first = linesIn(put.slice(0, before));
  return { first, last: first + linesIn(put.slice(before, put.length - after)) };
}

/** Applies edits to a text, and returns the changed lines of each. */
export function applyEdits(
  text: string,
  edits: readonly { readonly edit: TextEdit; readonly id: string }[],
): { text: string; ranges: Map<TextEdit, LineRange> } {
  const inOrder = edits
    .map(({ edit, id }) => ({ edit, start: startOf(edit, text, id) }))
    .toSorted((a, b) => a.start - b.start);
  const ranges = new Map<TextEdit, LineRange>();
  let output = '';
  let read = 0;
  for (const { edit, start } of inOrder) {
    if (start < read) throw new Error(`${edit.file}: two edits of one round overlap. Correct their records`);
    output += text.slice(read, start);
    const line = linesIn(output) + 1;
    const { first, last } = changedLines(edit);
    ranges.set(edit, { file: edit.file, first: line + first, last: line + last });
    output += edit.put;
    read = start + edit.find.length;
  }
  return { text: output + text.slice(read), ranges };
}
