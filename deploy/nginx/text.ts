/** A text of an nginx configuration in quotes. Backslashes of patterns stay as they are. */
export const quote = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;

/** A text as a pattern that matches nothing else. */
export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Lines, two spaces further in. */
export const indent = (text: string): string => text.replace(/^(?=.)/gm, '  ');

export const comment = (text: string): string => text.replace(/^/gm, '# ');

/**
 * A map from a variable to another. Patterns are tried in their order.
 * @param isVolatile - whether it is looked up each time, since its source changes while an answer is made
 */
export function map(
  about: string,
  source: string,
  variable: string,
  rows: readonly (readonly [key: string, value: string])[],
  { isVolatile = false } = {},
): string {
  const lines = rows.map(([key, value]) => `${key === 'default' ? key : quote(key)} ${quote(value)};`);
  const all = [...(isVolatile ? ['volatile;'] : []), ...lines].join('\n');
  return `${comment(about)}\nmap ${source} ${variable} {\n${indent(all)}\n}\n`;
}
