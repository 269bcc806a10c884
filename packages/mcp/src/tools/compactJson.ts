/** Formats JSON for readers. Values that fit are on one line. */
export function compactJson(value: unknown, width = 100, indent = ''): string {
  const line = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || indent.length + line.length <= width)
    return spaced(line);
  const inner = `${indent} `;
  const lines = Array.isArray(value)
    ? value.map((item) => inner + compactJson(item, width, inner))
    : Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([key, item]) => `${inner}${JSON.stringify(key)}: ${compactJson(item, width, inner)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return [open, lines.join(',\n'), indent + close].join('\n');
}

/** Adds a space after commas and colons, except inside strings. */
const spaced = (line: string): string =>
  line.replace(/"(?:[^"\\]|\\.)*"|[,:]/g, (part) => (part.startsWith('"') ? part : `${part} `));
