import type { Element, ElementContent } from 'hast';
import { element, find, findAll, hasClass, isElement, textOf } from '../hast.ts';
import { flattenCells, hasBlocks, listRows } from './tables.ts';

/** Elements that a reader works with, or that lead through the page: they say nothing on paper. */
const CONTROLS = new Set([
  ...['button', 'form', 'iframe', 'input', 'label', 'nav', 'noscript', 'option', 'script', 'select', 'style'],
  ...['template', 'textarea'],
]);
const LIVE_ROLES = new Set(['alert', 'log', 'status']);
const INLINE = new Set(['a', 'code', 'em', 'i', 'kbd', 'small', 'span', 'strong', 'b']);
const HEADING = /^h[1-6]$/;

const isHeading = ({ tagName }: Element) => HEADING.test(tagName);
const role = (node: Element) => String(node.properties.role ?? '');
const strong = (text: string) => element('p', [element('strong', [text])]);

/**
 * Turns an article into plain HTML: what components drew becomes headings, paragraphs, lists, quotes, tables and
 * code, and what only works on a screen goes.
 *
 * `isTarget` says whether a link leads to an id; such an id becomes an `anchor` element where it is not a heading's.
 */
export function resolve(article: Element, isTarget: (id: string) => boolean): Element {
  const hints = new Set(
    findAll(article, ({ tagName }) => CONTROLS.has(tagName)).flatMap(({ properties }) =>
      [properties.ariaDescribedBy ?? []].flat().map(String),
    ),
  );
  const inside = (node: Element): ElementContent[] =>
    node.children.flatMap((child) => {
      if (isElement(child)) return one(child);
      return child.type === 'text' ? [child] : []; // React leaves comments between texts.
    });

  const one = (node: Element): ElementContent[] => {
    if (role(node) === 'tablist') return [element('tablist', [], { labels: JSON.stringify(labelsOf(node)) })];
    // A term that explains itself on demand is a word of its sentence.
    if (node.properties.dataTerm !== undefined) return inside(node);
    if (isDropped(node, hints)) return [];
    const alternative = pictureText(node);
    if (alternative !== undefined) return alternative === '' ? [] : [{ type: 'text', value: alternative }];
    if (node.tagName === 'pre') return [codeBlock(node)];
    // A name in code leads to the reference for who points at it; as text it says what it says.
    if (node.properties.dataSymbol !== undefined) return inside(node);
    const { id } = node.properties;
    const resolved = resolveOne(node, inside(node));
    return typeof id === 'string' && !isHeading(node) && isTarget(id) ? marked(resolved, id) : resolved;
  };
  const plain = { ...article, children: inside(article) };
  const alone = find(plain, ({ tagName }) => tagName === 'tablist');
  if (alone) throw unpanelled(JSON.parse(String(alone.properties.labels)) as string[], 0);
  return plain;
}

/** A task's checkbox stays: it says whether the task is done. */
const isTaskBox = ({ tagName, properties }: Element) => tagName === 'input' && properties.type === 'checkbox';

const isDropped = (node: Element, hints: ReadonlySet<string>): boolean =>
  (CONTROLS.has(node.tagName) && !isTaskBox(node)) ||
  LIVE_ROLES.has(role(node)) ||
  hasClass(node, 'hash-link') ||
  node.properties.ariaHidden === 'true' ||
  node.properties.dataMarkdownIgnore !== undefined ||
  hints.has(String(node.properties.id));

/** What a picture says in words; undefined if the element is no picture. */
function pictureText(node: Element): string | undefined {
  const { tagName, properties } = node;
  if (tagName === 'img') return String(properties.alt ?? '');
  if (tagName !== 'svg' && role(node) !== 'img') return undefined;
  const title = findAll(node, (child) => child.tagName === 'title')[0];
  return String(properties.ariaLabel ?? (title ? textOf(title) : ''));
}

function resolveOne(node: Element, children: ElementContent[]): ElementContent[] {
  const tabs = find({ ...node, children }, ({ tagName }) => tagName === 'tablist');
  const panels = tabs ? findAll({ ...node, children }, isPanel) : [];
  if (tabs && panels.length > 0)
    return openTabs(JSON.parse(String(tabs.properties.labels)) as string[], panels);
  if (hasClass(node, 'theme-code-block')) return withTitle(node, children);
  if (hasClass(node, 'theme-admonition')) return [quote(children)];
  if (node.tagName === 'table') return resolveTable({ ...node, children });
  if (node.tagName === 'summary') {
    return [
      element(
        'p',
        children.some(isHeadingNode) ? children : [element('strong', children.flatMap(unstressed))],
      ),
    ];
  }
  if (node.tagName === 'br') return [node];
  if (hasClass(node, 'type')) return typeInCode({ ...node, children });
  return [{ ...node, children: separate(node, children) }];
}

/** A type of the reference is code in one piece, which Markdown cannot have links in: several follow it. */
function typeInCode(type: Element): ElementContent[] {
  const code = element('code', [textOf(type)]);
  const links = findAll(type, ({ tagName }) => tagName === 'a');
  const [only, ...others] = links;
  if (!only) return [code];
  if (others.length === 0) return [{ ...only, children: [code] }];
  const list = links.flatMap((link, index) => (index > 0 ? [', ', link] : [link]));
  return element('span', [code, ' (', ...list, ')']).children;
}

/** Text that stands in a strong element already. */
const unstressed = (node: ElementContent): ElementContent[] =>
  isElement(node) && ['b', 'strong'].includes(node.tagName) ? node.children : [node];

const isHeadingNode = (node: ElementContent) => isElement(node) && isHeading(node);

const isPanel = (node: Element) => role(node) === 'tabpanel';

const labelsOf = (tablist: Element) =>
  findAll(tablist, (node) => role(node) === 'tab').map((tab) => textOf(tab).trim());

/** Panels one after the other, each below the label of its tab. */
function openTabs(labels: string[], panels: Element[]): ElementContent[] {
  if (panels.length !== labels.length) throw unpanelled(labels, panels.length);
  return panels.flatMap((panel, index) => [strong(labels[index] ?? ''), ...panel.children]);
}

const unpanelled = (labels: string[], panels: number) =>
  new Error(`${labels.length} tabs (${labels.join(', ')}) have ${panels} panels in the HTML`);

/** A code block's text, byte for byte, with the language and title as properties. */
function codeBlock(pre: Element): Element {
  const code = pre.children.find((child) => isElement(child) && child.tagName === 'code');
  const classes = [pre, code].flatMap((node) =>
    node && isElement(node) ? (node.properties.className ?? []) : [],
  );
  const language = [classes]
    .flat()
    .map(String)
    .find((name) => name.startsWith('language-'));
  return element('pre', [textOf(pre).replace(/\n$/, '')], {
    dataLanguage: language?.slice('language-'.length) ?? null,
  });
}

/** A code block of the theme: what its frame shows beside the code is its title. */
function withTitle(frame: Element, children: ElementContent[]): ElementContent[] {
  const pres = findAll({ ...frame, children }, ({ tagName }) => tagName === 'pre');
  const title = frame.children
    .filter((child) => isElement(child) && findAll(child, ({ tagName }) => tagName === 'pre').length === 0)
    .map((child) => textOf(child).trim())
    .join(' ')
    .trim();
  if (title) for (const pre of pres) pre.properties.dataTitle = title;
  return pres;
}

/** An admonition: its heading comes first, in the quote as on the page. */
function quote(children: ElementContent[]): Element {
  const [heading, ...content] = children.filter(isElement);
  const title = heading ? textOf(heading).trim() : '';
  return element('blockquote', [strong(title.charAt(0).toUpperCase() + title.slice(1)), ...content]);
}

function resolveTable(table: Element): ElementContent[] {
  const caption = table.children.find((child) => isElement(child) && child.tagName === 'caption');
  return [
    ...(caption ? [strong(textOf(caption).trim())] : []),
    hasBlocks(table) ? listRows(table) : flattenCells(table),
  ];
}

/** Parts that only the layout sets apart get a space between them. */
function separate({ tagName }: Element, children: ElementContent[]): ElementContent[] {
  if (tagName === 'code' || children.some((child) => !isElement(child))) return children;
  const isInline = (node: ElementContent | undefined) => node && isElement(node) && INLINE.has(node.tagName);
  return children.flatMap((child, index) =>
    index > 0 && isInline(child) && isInline(children[index - 1])
      ? [{ type: 'text', value: ' ' }, child]
      : [child],
  );
}

/** Keeps an id that links lead to, as near to its element as Markdown lets it. */
function marked(nodes: ElementContent[], id: string): ElementContent[] {
  // Its text is what the whitespace around it is kept for.
  const anchor = element('anchor', [id], { id });
  const [first, ...rest] = nodes;
  if (!first || !isElement(first)) return [anchor, ...nodes];
  if (first.tagName === 'tr') {
    const cell = first.children.findIndex(isElement);
    return [
      {
        ...first,
        children: first.children.map((child, at) => (at === cell ? withAnchor(child, anchor) : child)),
      },
    ];
  }
  const inHeading = withIdInHeading(first, id);
  if (inHeading) return [inHeading, ...rest];
  if (['dt', 'li', 'p', 'td', 'th'].includes(first.tagName)) return [withAnchor(first, anchor), ...rest];
  if (first.tagName === 'a' && first.properties.href === undefined) return [...first.children, anchor];
  return INLINE.has(first.tagName) ? [first, anchor, ...rest] : [element('p', [anchor]), ...nodes];
}

/** A part that begins with a heading of its own: an id of the part is the heading's, which needs no link to itself. */
function withIdInHeading(part: Element, id: string): Element | undefined {
  const begin = part.children.find(isElement);
  if (part.tagName !== 'div' || !begin) return undefined;
  const children = (changed: Element) => part.children.map((child) => (child === begin ? changed : child));
  if (!isHeading(begin)) {
    const inside = withIdInHeading(begin, id);
    return inside && { ...part, children: children(inside) };
  }
  if (begin.properties.id !== undefined) return undefined;
  const content = begin.children.flatMap((child) =>
    isElement(child) && child.properties.href === `#${id}` ? child.children : [child],
  );
  const heading = { ...begin, properties: { ...begin.properties, id }, children: content };
  return { ...part, children: children(heading) };
}

const withAnchor = (node: ElementContent, anchor: Element): ElementContent =>
  isElement(node) ? { ...node, children: [...node.children, { type: 'text', value: ' ' }, anchor] } : node;
