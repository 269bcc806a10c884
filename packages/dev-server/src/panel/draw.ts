import { element } from '../../../../src/components/Dom/element.ts';
import type { CheckedProblem } from '../../../model/src/problem.ts';
import type { PanelState } from '../messages.ts';

/** The panel's element, and functions to update it. */
export interface Panel {
  root: HTMLElement;
  show(state: PanelState): void;
  /** Shows that the dev server is unavailable, so that the content may be outdated. */
  showDisconnected(): void;
}

/** Creates a button with the number of problems, which shows the problems above it when pressed. */
export function drawPanel(): Panel {
  const root = element('aside', 'writing-panel');
  root.setAttribute('aria-label', 'Checks of this page');
  const body = element('div', 'writing-panel__body');
  body.id = 'writing-panel-body';
  body.hidden = true;
  const toggle = element('button', 'writing-panel__toggle', 'Checking…');
  toggle.setAttribute('type', 'button');
  toggle.setAttribute('aria-controls', body.id);
  const status = element('span');
  status.setAttribute('role', 'status');
  status.append(...toggle.childNodes);
  toggle.append(status);
  const open = (isOpen: boolean) => {
    body.hidden = !isOpen;
    toggle.setAttribute('aria-expanded', String(isOpen));
  };
  open(false);
  toggle.addEventListener('click', () => open(body.hidden !== false));
  root.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || body.hidden) return;
    open(false);
    toggle.focus();
  });
  root.append(body, toggle);
  const say = (state: string, text: string) => {
    root.dataset.state = state;
    // Avoids that screen readers announce the same text again.
    if (status.textContent !== text) status.textContent = text;
  };
  return {
    root,
    show(state) {
      const { doing, problems } = state;
      body.replaceChildren(...contentOf(state));
      // Expands problems that prevent the page from being rendered.
      if (problems.some(({ check }) => check === 'compile')) open(true);
      say(problems.length > 0 ? 'wrong' : doing ? 'busy' : 'well', labelOf(state));
    },
    showDisconnected: () => say('busy', 'Waiting for npm start…'),
  };
}

function labelOf({ doing, problems, file }: PanelState): string {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  if (doing) return problems.length > 0 ? `${count} · ${doing}…` : `${doing}…`;
  return problems.length > 0 ? count : file === undefined ? 'No source' : 'No problems';
}

function contentOf({ problems, notes, file }: PanelState): HTMLElement[] {
  const list = element('ul', 'writing-panel__problems');
  list.append(...problems.map(itemOf));
  const about = element('ul', 'writing-panel__notes');
  const source = file === undefined ? 'The page at this address has no source file.' : `Source: ${file}`;
  about.append(...[source, ...notes].map((note) => element('li', '', note)));
  return [...(problems.length > 0 ? [list] : []), about];
}

function itemOf({ check, file, line, message }: CheckedProblem): HTMLElement {
  const item = element('li');
  item.append(
    element('span', 'writing-panel__check', check),
    element('span', 'writing-panel__place', `${file}:${line}`),
    element('p', 'writing-panel__message', message),
  );
  return item;
}
