import { tokenize } from '../../../markdown/src/codeBlocks/tokenize.ts';
import type { CodeKind } from '../../../../src/config/codeKinds.ts';
import { escapeText } from '../../../../src/components/CodeBlock/codeHtml.ts';
import { markup, Html } from './html.ts';

export type Language = 'json' | 'typescript' | 'bash' | 'text';

/** Whether a token keeps the color of the text. Names in JSON do, which are recognizable by their position. */
const isUnmarked = (kind: CodeKind, language: Language): boolean => kind === 'type' && language === 'json';

/** Short elements for the most common tokens. On a page of examples, a class on each would add up to 50 kB. */
const ELEMENTS: Partial<Record<CodeKind, string>> = { string: 'i', number: 'b', keyword: 'u' };

function tokenHtml(kind: CodeKind, text: string): string {
  const element = ELEMENTS[kind];
  return element ? `<${element}>${text}</${element}>` : `<span class="tok-${kind}">${text}</span>`;
}

/** Renders code as markup, with an element around each token that the site's color theme colors. */
function highlight(code: string, language: Language): Html {
  let html = '';
  let pos = 0;
  for (const { start, end, kind } of tokenize(code, language) ?? []) {
    if (isUnmarked(kind, language)) continue;
    html += escapeText(code.slice(pos, start)) + tokenHtml(kind, escapeText(code.slice(start, end)));
    pos = end;
  }
  return new Html(html + escapeText(code.slice(pos)));
}

/** Renders a block of code. Long lines wrap, so that none of the many blocks has to be focusable for scrolling. */
export const codeBlock = (code: string, language: Language): Html =>
  markup`<pre class="api-code"><code class="language-${language}">${highlight(code.trimEnd(), language)}</code></pre>`;
