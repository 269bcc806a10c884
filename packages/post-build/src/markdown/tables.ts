import type { Element, ElementContent } from 'hast';
import { element, find, findAll, isElement, textOf } from '../hast.ts';

/** Elements that a cell of a Markdown table can't contain. */
const BLOCKS = new Set([
  'blockquote',
  'dl',
  'hr',
  'ol',
  'pre',
  'table',
  'ul',
  ...[1, 2, 3, 4, 5, 6].map((n) => `h${n}`),
]);

const isCell = ({ tagName }: Element) => tagName === 'td' || tagName === 'th';
const isRow = ({ tagName }: Element) => tagName === 'tr';

export const hasBlocks = (node: Element): boolean =>
  find(node, ({ tagName }) => BLOCKS.has(tagName)) !== undefined;

/** Puts the content of each cell into one line, with semicolons between its lines and paragraphs. */
export function flattenCells(table: Element): Element {
  const walk = (node: ElementContent): ElementContent => {
    if (!isElement(node)) return node;
    return { ...node, children: isCell(node) ? inOneLine(node.children) : node.children.map(walk) };
  };
  return { ...table, children: table.children.map(walk) };
}

function inOneLine(nodes: readonly ElementContent[]): ElementContent[] {
  const lines = linesOf(nodes).filter((line) =>
    line.some((node) => isElement(node) || (node.type === 'text' && node.value.trim() !== '')),
  );
  return lines.flatMap((line, index) => {
    const before = lines[index - 1];
    if (!before) return line;
    const isEnded = /[.,;:!?]$/.test(before.map(textOf).join('').trimEnd());
    return [{ type: 'text', value: isEnded ? ' ' : '; ' } as const, ...line];
  });
}

/** Returns the lines of a cell, without the elements that separate them. */
function linesOf(nodes: readonly ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  for (const node of nodes) {
    if (!isElement(node)) lines.at(-1)?.push(node);
    else if (node.tagName === 'br') lines.push([]);
    else if (node.tagName === 'p' || node.tagName === 'div') lines.push(...linesOf(node.children), []);
    else lines.at(-1)?.push({ ...node, children: inOneLine(node.children) });
  }
  return lines;
}

/** Converts a table with blocks in its cells to a list, with an item per row and each cell under its column's name. */
export function listRows(table: Element): Element {
  const rows = findAll(table, isRow);
  const isHead = (row: Element) => row.children.filter(isElement).every(({ tagName }) => tagName === 'th');
  const names = rows[0] && isHead(rows[0]) ? findAll(rows[0], isCell).map((cell) => textOf(cell).trim()) : [];
  const items = (names.length > 0 ? rows.slice(1) : rows).map((row) =>
    element(
      'li',
      row.children.filter(isElement).flatMap((cell, index) => namedCell(cell, names[index])),
    ),
  );
  return element('ul', items);
}

function namedCell(cell: Element, name: string | undefined): ElementContent[] {
  const label = name ? [element('strong', [`${name}:`]), { type: 'text', value: ' ' } as const] : [];
  if (hasBlocks(cell) || find(cell, ({ tagName }) => tagName === 'p')) {
    return [...(name ? [element('p', label)] : []), ...cell.children];
  }
  return [element('p', [...label, ...cell.children])];
}
