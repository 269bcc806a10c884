import fs from 'node:fs';

/** A row's cells by column. */
export type TableRow<Column extends string> = Readonly<Record<Column, string>> & {
  /** The place of the row, as `file:line`, for messages. */
  readonly at: string;
};

const decode = (cell = ''): string => (cell === '∅' ? '' : cell.replaceAll('⏎', '\n'));

/**
 * Reads a table of tab-separated values: a row a line, below a line with the names of the columns. In a cell, `⏎` is the
 * end of a line, and `∅` alone is an empty text.
 *
 * @param file - the path from the root of the repository
 * @param columns - the names, in the order of the file
 * @throws Error if the header or a row has other columns
 */
export function readTable<const Column extends string>(
  file: string,
  columns: readonly Column[],
): TableRow<Column>[] {
  const [header, ...lines] = fs.readFileSync(file, 'utf8').trimEnd().split('\n');
  const wanted = `${columns.join(', ')}, with one tab between two`;
  if (header !== columns.join('\t')) throw new Error(`${file}:1: the first line has to name ${wanted}`);
  return lines.map((line, index) => {
    const at = `${file}:${index + 2}`;
    const cells = line.split('\t');
    if (cells.length !== columns.length || cells.includes('')) {
      throw new Error(`${at}: a row has to contain ${wanted}`);
    }
    const row = Object.fromEntries(columns.map((column, place) => [column, decode(cells[place])]));
    return { ...row, at } as TableRow<Column>;
  });
}
