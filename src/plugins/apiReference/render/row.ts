import { type Content, markup, type Html } from './html.ts';

interface Row {
  name: Html;
  type: Html;
  required: boolean;
  nullable?: boolean;
  deprecated?: boolean;
  readOnly?: boolean;
  writeOnly?: boolean;
  body: Content;
}

/** One property or parameter: its name, type and marks in a line, and below it what else there is to say. */
export function row({ name, type, required, nullable, deprecated, readOnly, writeOnly, body }: Row): Html {
  return markup`<li>
    <p class="api-row">
      ${name} ${type}${nullable && markup` or <code>null</code>`}
      ${required && markup` <em>required</em>`}
      ${deprecated && markup` <span class="api-mark api-mark--deprecated">deprecated</span>`}
      ${readOnly && markup` <span class="api-mark">read only</span>`}
      ${writeOnly && markup` <span class="api-mark">write only</span>`}
    </p>
    ${body}
  </li>`;
}
