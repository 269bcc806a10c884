import { type Content, Html, markup } from './html.ts';

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

/** Merges adjacent lists of facts into one. */
const asOneList = (body: Content): Html =>
  new Html(
    markup`${body}`.text.replace(
      /(<ul class="api-facts">(?:(?!<\/?ul\b).)*)<\/ul><ul class="api-facts">/gs,
      (_, facts: string) => facts,
    ),
  );

export const deprecatedMark = markup` <span class="api-mark api-mark--deprecated">deprecated</span>`;

/** Renders one property or parameter, with its name, type and marks in one line and all other details below. */
export function row({ name, type, required, nullable, deprecated, readOnly, writeOnly, body }: Row): Html {
  return markup`<li>
    <p>
      ${name} ${type}${nullable && markup` or <code>null</code>`}
      ${required && markup` <em>required</em>`}
      ${deprecated && deprecatedMark}
      ${readOnly && markup` <span class="api-mark">read only</span>`}
      ${writeOnly && markup` <span class="api-mark">write only</span>`}
    </p>
    ${asOneList(body)}
  </li>`;
}
