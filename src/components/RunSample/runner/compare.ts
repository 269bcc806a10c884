import { isAsPromised } from '../../../../packages/model/src/samples/promised.ts';
import type { Expected } from '../../../../packages/model/src/samples/runMark.ts';

/** Whether a block has printed what the page says. Node's own line ends at the end are no part of it. */
export function isAsOnPage(printed: string, { text, isPromised }: Expected): boolean {
  if (!isPromised) return printed.trimEnd() === text;
  const [ours, pages] = [printed, text].map((lines) => lines.split('\n')) as [string[], string[]];
  return ours.length === pages.length && ours.every((line, index) => isAsPromised(pages[index] ?? '', line));
}

/** Lines of a text, and whether each is another than the one at its place in another text. */
export function differingLines(text: string, other: string): { text: string; differs: boolean }[] {
  const others = other.split('\n');
  return text.split('\n').map((line, index) => ({ text: line, differs: line !== others[index] }));
}
