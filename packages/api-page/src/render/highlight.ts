import { tokenize } from '../../../markdown/src/codeBlocks/tokenize.ts';
import type { CodeKind } from '../../../../src/config/codeKinds.ts';
import { escapeHtml } from '../../../post-build/src/head.ts';
import { Html } from './html.ts';

export type Language = 'json' | 'typescript' | 'bash' | 'text';

/** What keeps the color of the text: punctuation, which is half of all tokens, and the names in JSON, which have their place. */
const isUnmarked = (kind: CodeKind, language: Language): boolean =>
  kind === 'punctuation' || (kind === 'type' && language === 'json');

/** What most colored tokens are has an element to itself: on a page of examples a class on each would be 50 kB. */
const ELEMENTS: Partial<Record<CodeKind, string>> = { string: 'i', number: 'b', keyword: 'u' };

function tokenHtml(kind: CodeKind, text: string): string {
  const element = ELEMENTS[kind];
  return element ? `<${element}>${text}</${element}>` : `<span class="tok-${kind}">${text}</span>`;
}

/** Code as markup, with an element around what the site's color theme has a color for. */
export function highlight(code: string, language: Language): Html {
  let html = '';
  let place = 0;
  for (const { start, end, kind } of tokenize(code, language) ?? []) {
    if (isUnmarked(kind, language)) continue;
    html += escapeText(code.slice(place, start)) + tokenHtml(kind, escapeText(code.slice(start, end)));
    place = end;
  }
  return new Html(html + escapeText(code.slice(place)));
}

/** Between tags a quote is a quote: JSON is full of them. */
const escapeText = (text: string): string => escapeHtml(text).replaceAll('&quot;', '"');
