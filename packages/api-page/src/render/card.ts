import { markup, type Html } from './html.ts';

export interface Panel {
  /** Value under which the reader's choice is saved, if it is saved. */
  value: string;
  label: Html;
  /** Replaces the tabs if there's only one panel. */
  title: Html;
  body: Html;
}

/** Renders a card with code next to the text. Several panels are switched by tabs. */
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

const content = ({ value, label, body }: Panel, isChosen: boolean): Html =>
  markup`<div
    role="tabpanel"
    data-value="${value}"
    aria-label="${label.text.trim()}"
    ${!isChosen && markup` hidden`}
  >
    ${body}
  </div>`;
