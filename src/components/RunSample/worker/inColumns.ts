/** More than this on one line, and a value takes several. */
export const BREAK_AT = 80;
/** Values this deep inside of others may share a line. */
export const COMPACT = 3;
export const MOST_ITEMS = 100;

/** A comma and a space. */
const SEPARATOR = 2;
/** How much higher than wide a character is, about. */
const HEIGHT = 2.5;
const MOST_COLUMNS = 15;

/** The items of a long list, several on a line where they are short, as Node has them. */
export function inColumns(
  items: readonly string[],
  values: readonly unknown[],
  indentation: number,
): readonly string[] {
  const hasMore = items.length > MOST_ITEMS;
  const count = hasMore ? items.length - 1 : items.length;
  const lengths = items.slice(0, count).map(({ length }) => length);
  const total = lengths.reduce((sum, length) => sum + length + SEPARATOR, 0);
  const longest = Math.max(...lengths);
  const width = longest + SEPARATOR;
  const areShort = width * 3 + indentation < BREAK_AT && (total / width > 5 || longest <= 6);
  if (!areShort) return items;
  const biased = Math.max(width - 3 - Math.sqrt(width - total / items.length), 1);
  const columns = Math.min(
    Math.round(Math.sqrt(HEIGHT * biased * count) / biased),
    Math.floor((BREAK_AT - indentation) / width),
    COMPACT * 4,
    MOST_COLUMNS,
  );
  if (columns <= 1) return items;
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...lengths.filter((_length, index) => index % columns === column)),
  );
  const areNumbers = values.every((value) => typeof value === 'number' || typeof value === 'bigint');
  const lines: string[] = [];
  for (let first = 0; first < count; first += columns) {
    const cells = items.slice(first, Math.min(first + columns, count)).map((item, column, line) => {
      const isLast = column === line.length - 1;
      const cell = isLast ? item : `${item}, `;
      const padded = (widths[column] ?? 0) + (isLast ? 0 : SEPARATOR);
      if (areNumbers) return cell.padStart(padded);
      return isLast ? cell : cell.padEnd(padded);
    });
    lines.push(cells.join(''));
  }
  return hasMore ? [...lines, items[count] ?? ''] : lines;
}
