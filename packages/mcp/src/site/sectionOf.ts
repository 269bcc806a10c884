import GithubSlugger from 'github-slugger';

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

const FENCE = /^[\s>]*(?:(?:[-*]|\d+[.)])\s+)*(`{3,}|~{3,})(.*)$/;
const HEADING = /^(#{1,6})\s+(.+)$/;
/** Matches an id in the site's Markdown that isn't derived from the heading's text. */
const MARK = /\{#([^\s{}]+)\}/;

/** Returns every addressable place of a page, in order. */
export function findAnchorTargets(markdown: string): AnchorTarget[] {
  const slugger = new GithubSlugger();
  let openFence = '';
  let depth = 0;
  // Headings in a block belong to it, and the next block is at the same level.
  let blocks: number | undefined;
  return markdown.split('\n').flatMap((text, line): AnchorTarget[] => {
    const [, fence = '', info = ''] = FENCE.exec(text) ?? [];
    if (openFence !== '') {
      // A fence inside a longer fence counts as code.
      if (fence.startsWith(openFence) && info.trim() === '') openFence = '';
      return [];
    }
    openFence = fence;
    if (fence !== '') return [];
    const [, mark] = MARK.exec(text) ?? [];
    const [, signs, heading = ''] = HEADING.exec(text) ?? [];
    if (signs) {
      depth = signs.length;
      if (blocks !== undefined && depth < blocks) blocks = undefined;
      const title = stripMarkdown(heading.replace(MARK, '').trim());
      // The text still counts as used, so the next heading with the same text gets a number.
      const slug = slugger.slug(title);
      return [{ anchor: mark ?? slug, title, line, depth, isInside: false }];
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

/** Returns the content at an anchor of a page: a section with its subsections, a block, a list item or a table row. */
export function sectionOf(markdown: string, anchor: string): string | undefined {
  const lines = markdown.split('\n');
  const targets = findAnchorTargets(markdown);
  const target =
    targets.find((candidate) => candidate.anchor === anchor) ??
    targets.find((candidate) => candidate.anchor.toLowerCase() === anchor.toLowerCase());
  if (!target) return undefined;
  const inside = target.isInside && (rowAt(lines, target.line) ?? itemAt(lines, target.line));
  if (inside) return `${inside.join('\n').trimEnd()}\n`;
  const heading = target.isInside
    ? targets.findLast(({ title, line }) => title !== '' && line < target.line)
    : target;
  if (!heading) return undefined;
  const { line, depth } = heading;
  const next = targets.find((other) => other.line > line && other.depth <= depth && !other.isInside);
  return next ? `${lines.slice(line, next.line).join('\n')}\n` : lines.slice(line).join('\n');
}

/** Returns the headings of a page with their anchors, down to a level. */
export const headingsOf = (markdown: string, depth: number): AnchorTarget[] =>
  findAnchorTargets(markdown).filter((target) => target.title !== '' && target.depth <= depth);

/** Returns a table row, with the header because a row is unclear without its column names. */
function rowAt(lines: readonly string[], line: number): string[] | undefined {
  const isRow = (number: number) => lines[number]?.startsWith('|') === true;
  if (!isRow(line)) return undefined;
  let head = line;
  while (isRow(head - 1)) head -= 1;
  return [...lines.slice(head, head + 2), ...lines.slice(line, line + 1)];
}

/** Returns a list item with its content. Its mark may be at the end. */
function itemAt(lines: readonly string[], line: number): string[] | undefined {
  const indentAt = (number: number) => /^\s*/.exec(lines[number] ?? '')?.[0].length ?? 0;
  const start = lines.findLastIndex(
    (text, number) =>
      number <= line &&
      /^\s*(?:[-*]|\d+[.)])\s/.test(text) &&
      (number === line || indentAt(number) < indentAt(line)),
  );
  const end = lines.findIndex(
    (text, number) => number > start && text.trim() !== '' && indentAt(number) <= indentAt(start),
  );
  return start < 0 || (end >= 0 && end <= line) ? undefined : lines.slice(start, end < 0 ? undefined : end);
}
