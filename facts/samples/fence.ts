/** What the words behind a fence say of its block. */
export interface Fence {
  title: string | undefined;
  /** Highlighted lines, from 1. */
  highlighted: number[];
  /** Number of the first line, where lines are numbered. */
  numbers: number | undefined;
}

/** Reads `title="…"`, `{1,3-5}` and `showLineNumbers` or `showLineNumbers=7`. */
export function readFence(meta: string): Fence {
  const title = /(?:^|\s)title=(["'])(.*?)\1/.exec(meta)?.[2];
  const ranges = /(?:^|\s)\{([\d,-]+)\}/.exec(meta)?.[1] ?? '';
  const numbers = /(?:^|\s)showLineNumbers(?:=(\d+))?(?=\s|$)/.exec(meta);
  return {
    title: title || undefined,
    highlighted: ranges.split(',').filter(Boolean).flatMap(range),
    numbers: numbers ? Number(numbers[1] ?? 1) : undefined,
  };
}

function range(text: string): number[] {
  const [first = 0, last = first] = text.split('-').map(Number);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/** Comments that say something of the lines around them, and are not shown themselves. */
const COMMENT =
  /^\s*(?:\/\/|#|\/\*|<!--|\{\s*\/\*)\s*highlight-(next-line|start|end)\s*(?:\*\/\s*\}?|-->)?\s*$/;

/** A line that is shown, and where it stood in the source. */
export interface ShownLine {
  text: string;
  /** Place of its first sign in the source. */
  start: number;
  isHighlighted: boolean;
}

/** The lines of a block without the comments that only mark others. */
export function shownLines(source: string, highlighted: readonly number[]): ShownLine[] {
  const lines: ShownLine[] = [];
  let start = 0;
  let next = false;
  let all = false;
  for (const text of source.split('\n')) {
    const command = COMMENT.exec(text)?.[1];
    if (command === 'next-line') next = true;
    else if (command) all = command === 'start';
    else {
      lines.push({ text, start, isHighlighted: next || all || highlighted.includes(lines.length + 1) });
      next = false;
    }
    start += text.length + 1;
  }
  return lines;
}
