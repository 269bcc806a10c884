import { markup, type Html } from './html.ts';
import { highlight, type Language } from './highlight.ts';

/** A block of code. Long lines wrap, so that none of the many blocks has to take focus to be scrolled. */
export const codeBlock = (code: string, language: Language): Html =>
  markup`<pre class="api-code"><code class="language-${language}">${highlight(code.trimEnd(), language)}</code></pre>`;
