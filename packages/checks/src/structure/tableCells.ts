import { lineOf, problemsIn, textOf, type AnyNode } from '../texts/nodes.ts';
import type { LineProblem, Source } from './Source.ts';

/** Reports rows of a table with two cells in each other's column, and the only row with a wrong sum. */
export const checkTableCells = ({ tree }: Source): LineProblem[] =>
  problemsIn(tree, ({ type, children: [head, ...rows] = [] }, report) => {
    if (type !== 'table' || rows.length < 3) return;
    const columns = (head?.children ?? []).map((_, at) => {
      const cells = rows.map(({ children = [] }) => children[at]);
      return { kinds: cells.map(kindOf), numbers: cells.map(numberOf), texts: cells.map(textOf) };
    });
    for (const [at, a] of columns.entries())
      for (const [next, b] of columns.entries()) {
        const swapped = rows[swappedIn(a.kinds, b.kinds)] ?? rows[misplacedIn(a.texts, b.texts)];
        const names = [at, next].toSorted((left, right) => left - right).map((column) => column + 1);
        if (swapped) report(`the cells of columns ${names.join(' and ')} are swapped`, lineOf(swapped));
        for (const { numbers } of at < next ? columns : []) {
          const wrong = rows[wrongSumIn(a.numbers, b.numbers, numbers)];
          if (wrong)
            report('the sum of two cells is wrong, and right in the other rows. Correct it', lineOf(wrong));
        }
      }
  });

/** Returns what a cell has, or nothing for a sign such as a dash. */
function kindOf(cell: AnyNode | undefined): string {
  const parts = (cell?.children ?? []).filter(
    (part) => part.type !== 'text' || /[a-z]{2}/i.test(textOf(part)),
  );
  const [first = cell] = parts;
  const type = first?.type ?? '';
  if (/^(?:inlineCode|link)$/.test(type) && parts.every((part) => part.type === type)) return type;
  if (/^(?:Yes|No)\b/.test(textOf(cell))) return 'answer';
  if (/^[−+]?\d[\d.,:  –-]*\D{0,4}$/.test(textOf(cell))) return 'number';
  return /[a-z]{2}/i.test(textOf(cell)) ? 'words' : '';
}

const numberOf = (cell: AnyNode | undefined): number => {
  const text = textOf(cell)
    .replace(/,(?=\d{3})/g, '')
    .replace('−', '-')
    .trim();
  return text === '' ? Number.NaN : Number(text);
};

/** Returns the only row in which a column lacks what all its other cells have, and only there another column has it. */
const swappedIn = (a: readonly string[], b: readonly string[]): number =>
  a.findIndex((kind, row) => {
    const usual = b[row] ?? '';
    const isUsual = (each: string, other: number) => other === row || (each === usual && b[other] !== usual);
    return !['', 'words', kind].includes(usual) && a.every(isUsual);
  });

/** Returns the row in which a column has words that only another column has elsewhere, and at least twice. */
const misplacedIn = (a: readonly string[], b: readonly string[]): number =>
  a.findIndex(
    (text, row) =>
      /^\D*[a-z]{3}\D*$/i.test(text) &&
      b.filter((each) => each === text).length > 1 &&
      b[row] !== text &&
      !b.some((each, other) => other !== row && each === b[row]) &&
      a.filter((each) => each === text).length === 1,
  );

/** Returns the only row in which the third column isn't the sum of the first two. */
function wrongSumIn(a: readonly number[], b: readonly number[], sums: readonly number[]): number {
  const rests = a.map((left, row) => left + (b[row] ?? Number.NaN) - (sums[row] ?? Number.NaN));
  const isAdded = a.some((left, row) => rests[row] === 0 && left !== 0 && b[row] !== 0);
  const [wrong = Number.NaN, ...others] = rests.filter((rest) => rest !== 0);
  return isAdded && others.length === 0 && a.length > 3 && !Number.isNaN(wrong) ? rests.indexOf(wrong) : -1;
}
