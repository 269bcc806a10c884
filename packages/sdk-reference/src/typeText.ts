import { typeNames } from '../../model/src/symbols/typeNames.ts';

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '|': '&#124;' };

const code = (text: string): string =>
  `<code>${text.replace(/[&<>|]/g, (sign) => SIGNS[sign] ?? sign)}</code>`;

/**
 * A type in a line of text or a cell of a table, as one piece of code in which names are links. The bar of a union
 * would end a cell, so signs are written as HTML.
 */
export function typeText(type: string, addressOf: (name: string) => string | undefined): string {
  const text = type.replace(/\s+/g, ' ').replace(/"([^"']*)"/g, "'$1'");
  let html = '';
  let plain = 0;
  for (const { name, start } of typeNames(text)) {
    const address = addressOf(name);
    if (!address) continue;
    if (start > plain) html += code(text.slice(plain, start));
    html += `[${code(name)}](${address})`;
    plain = start + name.length;
  }
  if (plain < text.length) html += code(text.slice(plain));
  return `<span class="type">${html}</span>`;
}
