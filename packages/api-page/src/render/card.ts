import { markup, type Html } from './html.ts';

export interface Panel {
  /** What the choice is kept as, if it is. */
  value: string;
  label: Html;
  /** What stands in place of the tabs where there is one panel only. */
  title: Html;
  body: Html;
}

/** Code beside the text: one after the other, chosen by tabs. */
export function card(name: string, group: string, panels: readonly Panel[]): Html {
  const [only, ...others] = panels;
  if (only && others.length === 0)
    return markup`<div class="api-card"><p class="api-head">${only.title}</p>${only.body}</div>`;
  return markup`<div class="api-card api-tabs" data-tabs="${group}">
    <div class="api-head" role="tablist" aria-label="${name}">
      ${panels.map((panel, index) => tab(panel, index === 0))}
    </div>
    ${panels.map((panel, index) => content(panel, index === 0))}
  </div>`;
}

const tab = ({ value, label }: Panel, isChosen: boolean): Html =>
  markup`<button
    role="tab"
    data-value="${value}"
    aria-selected="${isChosen ? 'true' : 'false'}"
    ${!isChosen && markup` tabindex="-1"`}
  >
    ${label}
  </button>`;

const content = ({ label, body }: Panel, isChosen: boolean): Html =>
  markup`<div
    role="tabpanel"
    aria-label="${label.text.trim()}"
    ${!isChosen && markup` hidden`}
  >
    ${body}
  </div>`;
