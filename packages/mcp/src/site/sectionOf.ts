/** A line of a Markdown page. */
interface Line {
  text: string;
  /** Its offset in the page. */
  start: number;
  /** Whether it's part of a code block, including the fences. */
  isCode: boolean;
}

const FENCE = /^[\s>]*(?:(?:[-*]|\d+[.)])\s+)*(`{3,}|~{3,})(.*)$/;

/** Returns the lines of a page. A fence inside a longer fence counts as code. */
function linesOf(markdown: string): Line[] {
  let start = 0;
  let open = '';
  return markdown.split('\n').map((text) => {
    const [, fence = '', info = ''] = FENCE.exec(text) ?? [];
    const isCode = open !== '' || fence !== '';
    if (open === '') open = fence;
    else if (fence.startsWith(open) && info.trim() === '') open = '';
    const line = { text, start, isCode };
    start += text.length + 1;
    return line;
  });
}

/** An addressable place on a page. */
interface AnchorTarget {
  anchor: string;
  /** The heading's text. Empty if the address belongs to a row, an item or a block. */
  title: string;
  /** Index of its line. */
  line: number;
  /** Level of its heading. A separate block is between the level of its heading and the next. */
  depth: number;
  /** Whether it's a mark inside a table or a list, which refers to its row or item. */
  isInside: boolean;
}

const HEADING = /^(#{1,6})\s+(.+)$/;
/** Matches an id in the site's Markdown that isn't derived from the heading's text. */
const MARK = /\{#([^\s{}]+)\}/;

/** Returns every addressable place of a page, in order. */
function findAnchorTargets(lines: readonly Line[]): AnchorTarget[] {
  const slugs = new Slugger();
  let depth = 0;
  // Headings in a block belong to it, and the next block is at the same level.
  let blocks: number | undefined;
  return lines.flatMap(({ text, isCode }, line): AnchorTarget[] => {
    if (isCode) return [];
    const [, mark] = MARK.exec(text) ?? [];
    const [, signs, heading = ''] = HEADING.exec(text) ?? [];
    if (signs) {
      depth = signs.length;
      if (blocks !== undefined && depth < blocks) blocks = undefined;
      const title = heading.replace(MARK, '').trim();
      // The text still counts as used, so the next heading with the same text gets a number.
      const slug = slugs.next(title);
      return [{ anchor: mark ?? slug, title: stripMarkdown(title), line, depth, isInside: false }];
    }
    if (!mark) return [];
    const isInside = text !== `{#${mark}}`;
    if (!isInside) blocks ??= depth + 0.5;
    return [{ anchor: mark, title: '', line, depth: blocks ?? depth + 0.5, isInside }];
  });
}

/** Removes Markdown from a heading's text. */
const stripMarkdown = (heading: string): string =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(?<![\w`])_([^_`]+)_(?![\w`])/g, '$1')
    .replace(/[`*\\]/g, '');

/** Generates anchors from headings as the site does. */
class Slugger {
  readonly #times = new Map<string, number>();

  next(heading: string): string {
    const bare = stripMarkdown(heading)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-');
    let slug = bare;
    while (this.#times.has(slug)) {
      const times = (this.#times.get(bare) ?? 0) + 1;
      this.#times.set(bare, times);
      slug = `${bare}-${times}`;
    }
    this.#times.set(slug, 0);
    return slug;
  }
}

/** Returns the content at an anchor of a page: a section with its subsections, a block, a list item or a table row. */
export function sectionOf(markdown: string, anchor: string): string | undefined {
  const lines = linesOf(markdown);
  const targets = findAnchorTargets(lines);
  const target =
    targets.find((candidate) => candidate.anchor === anchor) ??
    targets.find((candidate) => candidate.anchor.toLowerCase() === anchor.toLowerCase());
  if (!target) return undefined;
  const inside = target.isInside ? (rowAt(lines, target) ?? itemAt(lines, target)) : undefined;
  if (inside) return inside;
  const heading = target.isInside
    ? targets.findLast(({ title, line }) => title !== '' && line < target.line)
    : target;
  return heading && sectionAt(markdown, lines, targets, heading);
}

/** Returns the headings of a page with their anchors, down to a level. */
export const headingsOf = (markdown: string, depth: number): AnchorTarget[] =>
  findAnchorTargets(linesOf(markdown)).filter((target) => target.title !== '' && target.depth <= depth);

/** Returns every anchor of a page. */
export const anchorsOf = (markdown: string): string[] =>
  findAnchorTargets(linesOf(markdown)).map(({ anchor }) => anchor);

function sectionAt(
  markdown: string,
  lines: readonly Line[],
  targets: readonly AnchorTarget[],
  { line, depth }: AnchorTarget,
): string {
  const next = targets.find((target) => target.line > line && target.depth <= depth && !target.isInside);
  return markdown.slice(lines[line]?.start, next && lines[next.line]?.start);
}

/** Returns a table row, with the header because a row is unclear without its column names. */
function rowAt(lines: readonly Line[], { line }: AnchorTarget): string | undefined {
  const isRow = (number: number) => lines[number]?.text.startsWith('|') === true;
  if (!isRow(line)) return undefined;
  let head = line;
  while (isRow(head - 1)) head -= 1;
  return textOf([...lines.slice(head, head + 2), ...lines.slice(line, line + 1)]);
}

/** Returns a list item with its content. Its mark may be at the end. */
function itemAt(lines: readonly Line[], { line }: AnchorTarget): string | undefined {
  const inner = indentOf(lines[line]?.text ?? '');
  const start = lines.findLastIndex(
    ({ text }, number) =>
      number <= line && /^\s*(?:[-*]|\d+[.)])\s/.test(text) && (number === line || indentOf(text) < inner),
  );
  if (start < 0) return undefined;
  const outer = indentOf(lines[start]?.text ?? '');
  const end = lines.findIndex(
    ({ text }, number) => number > start && text.trim() !== '' && indentOf(text) <= outer,
  );
  if (end >= 0 && end <= line) return undefined;
  return textOf(lines.slice(start, end < 0 ? undefined : end));
}

const indentOf = (text: string): number => text.length - text.trimStart().length;

const textOf = (lines: readonly Line[]): string =>
  lines
    .map(({ text }) => text)
    .join('\n')
    .trimEnd() + '\n';
