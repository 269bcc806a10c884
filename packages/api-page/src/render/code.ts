import { markup, type Html } from './html.ts';
import { highlight, type Language } from './highlight.ts';

/** Renders a block of code. Long lines wrap, so that none of the many blocks has to be focusable for scrolling. */
export const codeBlock = (code: string, language: Language): Html =>
  markup`<pre class="api-code"><code class="language-${language}">${highlight(code.trimEnd(), language)}</code></pre>`;
