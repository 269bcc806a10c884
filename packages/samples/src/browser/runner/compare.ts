import { matchesComment } from '../../../../model/src/samples/commentedOutput.ts';
import type { Expected } from '../../../../model/src/samples/runMark.ts';

/** Returns whether a block printed the page's output. Ignores trailing newlines, which Node adds. */
export function matchesPage(printed: string, { text, isPromised }: Expected): boolean {
  if (!isPromised) return printed.trimEnd() === text;
  const [ours, pages] = [printed, text].map((lines) => lines.split('\n')) as [string[], string[]];
  return (
    ours.length === pages.length && ours.every((line, index) => matchesComment(pages[index] ?? '', line))
  );
}

/** Returns the lines of a text, and whether each differs from the line at the same index of another text. */
export function differingLines(text: string, otherText: string): { text: string; differs: boolean }[] {
  const otherLines = otherText.split('\n');
  return text.split('\n').map((line, index) => ({ text: line, differs: line !== otherLines[index] }));
}
