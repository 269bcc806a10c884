/** Quotes a text for an nginx configuration. Backslashes of patterns stay unchanged. */
export const quote = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;

/** Escapes a text for a pattern that matches nothing else. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Indents lines by two spaces. */
export const indent = (text: string): string => text.replace(/^(?=.)/gm, '  ');

export const comment = (text: string): string => text.replace(/^/gm, '# ');

/**
 * Creates a map from one variable to another. Patterns are tried in order.
 * @param isVolatile - whether nginx evaluates it on each use, since its source changes during a response
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
