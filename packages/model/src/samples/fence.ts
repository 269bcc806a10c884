/** What the words behind a fence say of its block. */
export interface Fence {
  title?: string;
  /** Marked `run`: executed, not only compiled. */
  run: boolean;
  /** Marked `install`: it names packages of this repository, and says where a reader gets them. */
  install: boolean;
  /** Marked `signature`: a declaration of the reference, whose names lead to their pages. */
  signature: boolean;
  /** The release that the code is for, where that isn't the last one: `next` is the coming one. */
  release?: string;
  /** The reason given where the block is not checked. */
  noCheck?: string;
  /** The reason given where a browser can't run the block. */
  noBrowser?: string;
  /** What a reader may change in the block before it runs, as `edits.ts` reads it. */
  edit?: string;
  /** OpenAPI schema that a `json` block is an instance of. */
  schema?: string;
  /** Highlighted lines, from 1. */
  highlighted: number[];
  /** Number of the first line, where lines are numbered. */
  numbers?: number;
}

/** A word such as `run`, a setting such as `title="…"`, or lines such as `{1,3-5}`. */
const WORD = /(?<=^|\s)(?:([\w-]+)(?:=(?:(["'])(.*?)\2|(\S+)))?|\{([\d,-]+)\})(?=\s|$)/g;

/** Reads `title="…"`, `run`, `edit="…"`, `install`, `no-check="…"`, `release="…"`, `schema="…"`, `{1,3-5}` and `showLineNumbers` or `showLineNumbers=7`. */
export function readFence(meta: string): Fence {
  const words = new Map<string, string>();
  for (const [, name = 'lines', , quoted, plain, lines] of meta.matchAll(WORD)) {
    words.set(name, quoted ?? plain ?? lines ?? '');
  }
  const numbers = words.get('showLineNumbers');
  return {
    title: words.get('title') || undefined,
    run: words.has('run'),
    install: words.has('install'),
    signature: words.has('signature'),
    release: words.get('release'),
    noCheck: words.get('no-check'),
    noBrowser: words.get('no-browser'),
    edit: words.get('edit'),
    schema: words.get('schema'),
    highlighted: (words.get('lines') ?? '').split(',').filter(Boolean).flatMap(range),
    numbers: numbers === undefined ? undefined : Number(numbers || 1),
  };
}

/** The release of code that works with the sources only, until they are released. */
export const NEXT = 'next';

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
