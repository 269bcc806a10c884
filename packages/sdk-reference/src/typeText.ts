import { typeNames } from '../../model/src/symbols/typeNames.ts';

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '|': '&#124;' };

const code = (text: string): string =>
  `<code>${text.replace(/[&<>|]/g, (character) => SIGNS[character] ?? character)}</code>`;

/**
 * Formats a type as one piece of code with links, for a line of text or a table cell. Special characters are written as
 * HTML entities, since the bar of a union would end a cell.
 */
export function typeText(type: string, addressOf: (name: string) => string | undefined): string {
  const text = type.replace(/\s+/g, ' ').replace(/"([^"']*)"/g, "'$1'");
  let html = '';
  let pos = 0;
  for (const { name, start } of typeNames(text)) {
    const address = addressOf(name);
    if (!address) continue;
    if (start > pos) html += code(text.slice(pos, start));
    html += `[${code(name)}](${address})`;
    pos = start + name.length;
  }
  if (pos < text.length) html += code(text.slice(pos));
  return `<span class="type">${html}</span>`;
}
