import { tokenize } from '../../codeBlocks/tokenize.ts';
import { escapeHtml } from '../../builtSite/head.ts';
import { Html } from './html.ts';

export type Language = 'json' | 'typescript' | 'bash' | 'text';

/** Punctuation keeps the color of the text: it is half of all tokens, and half of the markup. */
const UNMARKED = new Set(['punctuation']);

/** Code as markup, with a class on what the site's color theme has a color for. */
export function highlight(code: string, language: Language): Html {
  let html = '';
  let place = 0;
  for (const { start, end, kind } of tokenize(code, language) ?? []) {
    if (UNMARKED.has(kind)) continue;
    html += `${escapeHtml(code.slice(place, start))}<span class="tok-${kind}">${escapeHtml(code.slice(start, end))}</span>`;
    place = end;
  }
  return new Html(html + escapeHtml(code.slice(place)));
}
