/** Maximum line length, beyond which a value is split into several lines. */
export const BREAK_AT = 80;
/** Maximum nesting of values on a shared line. */
export const COMPACT = 3;
export const MOST_ITEMS = 100;

/** Length of the separator, a comma and a space. */
const SEPARATOR = 2;
/** Approximate height-to-width ratio of a character. */
const HEIGHT = 2.5;
const MOST_COLUMNS = 15;

/** Arranges the items of a long list in lines, with several short items per line as in Node. */
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
