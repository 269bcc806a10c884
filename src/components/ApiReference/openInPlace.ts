/** Links of an operation to what is drawn once, in the lists of responses and schemas; `data-entry` goes there. */
const OPENERS =
  '.api-operation :is(a[data-opens], a[href^="#schema-"], a[href^="#response-"]):not([data-entry])';

const panels = new WeakMap<HTMLAnchorElement, HTMLElement>();

/** Says of each link that it opens something, and that it is closed. Without the script it only leads there. */
export function markOpeners(root: Element): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>(OPENERS)) {
    if (!panels.has(link)) link.ariaExpanded = 'false';
  }
}

/** Shows below a link what it leads to, or takes it away again; false where the link only leads somewhere. */
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

/** Copies of the entries that a link opens, each below a link to the entry itself. */
function panelOf(link: HTMLAnchorElement): HTMLElement | undefined {
  const anchors = link.dataset.opens?.split(' ') ?? [decodeURIComponent(link.hash.slice(1))];
  const entries = anchors.map((anchor) => document.getElementById(anchor)).filter((entry) => entry !== null);
  if (entries.length === 0) return undefined;
  const panel = document.createElement('div');
  panel.className = 'api-opened';
  panel.append(...entries.flatMap(copyOf));
  return panel;
}

function copyOf(entry: HTMLElement): Node[] {
  const [head, ...body] = [...entry.children].filter((part) => !part.matches('.api-copy'));
  const link = document.createElement('a');
  link.href = `#${entry.id}`;
  link.dataset.entry = '';
  link.append(...[...(head?.childNodes ?? [])].map((node) => withoutLinks(node.cloneNode(true))));
  const line = document.createElement('p');
  line.className = 'api-heading';
  line.append(link);
  const copies = body.map((part) => part.cloneNode(true) as Element);
  for (const part of copies.flatMap((copy) => [copy, ...copy.querySelectorAll('[id]')]))
    part.removeAttribute('id');
  return [line, ...copies];
}

/** A link holds no other. */
function withoutLinks(node: Node): Node {
  return node instanceof HTMLAnchorElement ? document.createTextNode(node.textContent ?? '') : node;
}
