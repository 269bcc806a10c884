import { parsePage } from '../../../model/src/markdownParser.ts';
import type { Problem } from '../../../model/src/problem.ts';
import { lineOf, nodesIn, textOf, type AnyNode } from '../texts/nodes.ts';

/** Reports what an edit of a page left as it was, although it depends on the edited part. */
export const checkStaleParts = (file: string, before: string, text: string): Problem[] => [
  ...checkStepNumbers(file, before, text),
  ...checkTableHeads(file, before, text),
];

/** Returns a page's numbered lists, and its paragraphs, each with the number of its section. */
function readPage(file: string, text: string) {
  const nodes = nodesIn(parsePage(file, text), ({ type }) => /^(?:heading|list|paragraph)$/.test(type));
  let section = 0;
  const all = nodes.map((node) => {
    if (node.type === 'heading') section += 1;
    return { node, section };
  });
  return {
    lists: all
      .filter(({ node }) => node.ordered)
      .map(({ node, ...rest }) => ({ ...rest, items: (node.children ?? []).map(textOf) })),
    paragraphs: all.filter(({ node }) => node.type === 'paragraph'),
  };
}

const numbersIn = (node: AnyNode): number[] =>
  [...textOf(node).matchAll(/\bsteps? \d+(?:(?:,| to| and| or)+ \d+|–\d+)*/gi)].flatMap(([phrase]) =>
    (phrase.match(/\d+/g) ?? []).map(Number),
  );

/**
 * Reports the number of a step that has another number now, in a paragraph that hasn't changed. A paragraph is about the
 * list of its section, or about any list of the page.
 */
function checkStepNumbers(file: string, before: string, text: string): Problem[] {
  const [old, page] = [readPage(file, before), readPage(file, text)];
  const known = new Set(old.paragraphs.map(({ node }) => textOf(node)));
  return page.paragraphs.flatMap(({ node, section }) => {
    if (!known.has(textOf(node))) return [];
    const own = page.lists.filter((list) => list.section === section);
    const moved = (own.length > 0 ? own : page.lists).flatMap(({ items }) =>
      old.lists.flatMap((list) =>
        numbersIn(node).flatMap((number) => {
          const step = items.indexOf(list.items[number - 1] ?? '') + 1;
          return step > 0 && step !== number ? { number, step } : [];
        }),
      ),
    );
    return moved.slice(0, 1).map(({ number, step }) => ({
      file,
      line: lineOf(node),
      message: `the step that was step ${number} is step ${step} now. Correct the number`,
    }));
  });
}

/** Returns a page's tables, with the texts of their cells in rows. */
const tablesIn = (file: string, text: string) =>
  nodesIn(parsePage(file, text), ({ type }) => type === 'table').map((node) => {
    const [head = [], ...rows] = (node.children ?? []).map(({ children = [] }) => children.map(textOf));
    return { line: lineOf(node), head, rows };
  });

/** Reports tables whose headings have changed places, and whose cells haven't. */
function checkTableHeads(file: string, before: string, text: string): Problem[] {
  const keyOf = (cells: unknown) => JSON.stringify(cells);
  const old = new Map(tablesIn(file, before).map(({ head, rows }) => [keyOf(rows), head]));
  return tablesIn(file, text).flatMap(({ line, head, rows }) => {
    const known = old.get(keyOf(rows)) ?? head;
    const isMoved = keyOf(known) !== keyOf(head) && keyOf(known.toSorted()) === keyOf(head.toSorted());
    return isMoved
      ? [{ file, line, message: 'the headings of the columns have changed places. Move the cells too' }]
      : [];
  });
}
