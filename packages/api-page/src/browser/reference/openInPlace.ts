import { element } from '../../../../../src/components/Dom/element.ts';

/** Links from an operation to shared responses and schemas. Links with `data-entry` navigate instead of opening. */
const OPENERS =
  '.api-operation :is(a[data-opens], a[href^="#schema-"], a[href^="#response-"]):not([data-entry])';

const panels = new WeakMap<HTMLAnchorElement, HTMLElement>();

/** Marks each link as a collapsed disclosure. Without the script, the links only navigate. */
export function markOpeners(root: Element): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>(OPENERS)) {
    if (!panels.has(link)) link.ariaExpanded = 'false';
  }
}

/** Shows or removes the target's content below a link. Returns false for a link that only navigates. */
export function toggleInPlace(link: HTMLAnchorElement): boolean {
  if (!link.matches(OPENERS)) return false;
  const open = panels.get(link);
  if (open) {
    open.remove();
    panels.delete(link);
  } else {
    const panel = panelOf(link);
    if (!panel) return false;
    const line = link.closest('p, li');
    if (line instanceof HTMLLIElement) line.append(panel);
    else (line ?? link).after(panel);
    panels.set(link, panel);
    markOpeners(panel);
  }
  link.ariaExpanded = String(!open);
  return true;
}

/** Returns copies of the entries that a link opens, each below a link to the original entry. */
function panelOf(link: HTMLAnchorElement): HTMLElement | undefined {
  const anchors = link.dataset.opens?.split(' ') ?? [decodeURIComponent(link.hash.slice(1))];
  const entries = anchors.map((anchor) => document.getElementById(anchor)).filter((entry) => entry !== null);
  if (entries.length === 0) return undefined;
  const panel = element('div', 'api-opened');
  panel.append(...entries.flatMap(copyOf));
  return panel;
}

function copyOf(entry: HTMLElement): Node[] {
  const [head, ...body] = [...entry.children].filter((part) => !part.matches('.api-copy'));
  const link = element('a');
  link.href = `#${entry.id}`;
  link.dataset.entry = '';
  link.append(...[...(head?.childNodes ?? [])].map((node) => withoutLinks(node.cloneNode(true))));
  const line = element('p', 'api-heading');
  line.append(link);
  const copies = body.map((part) => part.cloneNode(true) as Element);
  for (const part of copies.flatMap((copy) => [copy, ...copy.querySelectorAll('[id]')]))
    part.removeAttribute('id');
  return [line, ...copies];
}

/** Replaces a link with its text, as links can't be nested. */
function withoutLinks(node: Node): Node {
  return node instanceof HTMLAnchorElement ? document.createTextNode(node.textContent ?? '') : node;
}
