/** The settings in the info string of a fenced block. */
export interface Fence {
  title?: string;
  /** Whether the block is marked `run`: it's executed, not only compiled. */
  run: boolean;
  /**
   * Whether the block is marked `install`: it names packages of this repository, and the build inserts their
   * addresses.
   */
  install: boolean;
  /**
   * Whether the block is marked `signature`: it's a declaration of the reference, and its names link to their pages.
   */
  signature: boolean;
  /** The release that the code is for, if it isn't the last one. `next` is the coming release. */
  release?: string;
  /** The reason why the block isn't checked. */
  noCheck?: string;
  /** The reason why a browser can't run the block. */
  noBrowser?: string;
  /** The values that a reader may change before running the block, in the syntax of `edits.ts`. */
  edit?: string;
  /** The OpenAPI schema of a `json` block. */
  schema?: string;
  /** Highlighted lines, starting at 1. */
  highlighted: number[];
  /** The number of the first line, if lines are numbered. */
  numbers?: number;
}

/** Matches a word such as `run`, a setting such as `title="…"`, or lines such as `{1,3-5}`. */
const WORD = /(?<=^|\s)(?:([\w-]+)(?:=(?:(["'])(.*?)\2|(\S+)))?|\{([\d,-]+)\})(?=\s|$)/g;

/**
 * Parses `title="…"`, `run`, `edit="…"`, `install`, `no-check="…"`, `release="…"`, `schema="…"`, `{1,3-5}` and
 * `showLineNumbers` or `showLineNumbers=7`.
 */
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

/** The release of code that works only with the current sources, until they are released. */
export const NEXT = 'next';

function range(text: string): number[] {
  const [first = 0, last = first] = text.split('-').map(Number);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/** Matches comments that mark the lines around them as highlighted. They aren't shown themselves. */
const COMMENT =
  /^\s*(?:\/\/|#|\/\*|<!--|\{\s*\/\*)\s*highlight-(next-line|start|end)\s*(?:\*\/\s*\}?|-->)?\s*$/;

/** A displayed line, with its position in the source. */
export interface ShownLine {
  text: string;
  /** Index of its first character in the source. */
  start: number;
  isHighlighted: boolean;
}

/** Returns the lines of a block without the comments that only mark other lines. */
export function shownLines(source: string, highlighted: readonly number[]): ShownLine[] {
  const lines: ShownLine[] = [];
  let start = 0;
  let isNext = false;
  let isInRange = false;
  for (const text of source.split('\n')) {
    const command = COMMENT.exec(text)?.[1];
    if (command === 'next-line') isNext = true;
    else if (command) isInRange = command === 'start';
    else {
      lines.push({
        text,
        start,
        isHighlighted: isNext || isInRange || highlighted.includes(lines.length + 1),
      });
      isNext = false;
    }
    start += text.length + 1;
  }
  return lines;
}
