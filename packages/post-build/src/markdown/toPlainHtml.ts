import type { Element, ElementContent } from 'hast';
import { element, find, findAll, hasClass, isElement, textOf } from '../hast.ts';
import { flattenCells, hasBlocks, listRows } from './tables.ts';

/** Elements for interaction or navigation, which have no meaning in plain text. */
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
 * Turns an article into plain HTML. The output of components becomes headings, paragraphs, lists, quotes, tables and
 * code, and elements that only work on a screen are removed.
 *
 * `isTarget` returns whether a link points to an id. Such an id becomes an `anchor` element, unless it's a heading's.
 */
export function toPlainHtml(article: Element, isTarget: (id: string) => boolean): Element {
  const hints = new Set(
    findAll(article, ({ tagName }) => CONTROLS.has(tagName)).flatMap(({ properties }) =>
      [properties.ariaDescribedBy ?? []].flat().map(String),
    ),
  );
  const inside = (node: Element): ElementContent[] =>
    node.children.flatMap((child) => {
      if (isElement(child)) return convert(child);
      return child.type === 'text' ? [child] : []; // React leaves comments between texts.
    });

  const convert = (node: Element): ElementContent[] => {
    if (role(node) === 'tablist') return [element('tablist', [], { labels: JSON.stringify(labelsOf(node)) })];
    // The button of a glossary term is a word of its sentence.
    if (node.properties.dataTerm !== undefined) return inside(node);
    if (isDropped(node, hints)) return [];
    const alternative = pictureText(node);
    if (alternative !== undefined) return alternative === '' ? [] : [{ type: 'text', value: alternative }];
    if (node.tagName === 'pre') return [codeBlock(node)];
    // A name in code links to the reference for readers with a mouse; in Markdown, the name is enough.
    if (node.properties.dataSymbol !== undefined) return inside(node);
    const { id } = node.properties;
    const resolved = resolveOne(node, inside(node));
    return typeof id === 'string' && !isHeading(node) && isTarget(id) ? insertAnchor(resolved, id) : resolved;
  };
  const plain = { ...article, children: inside(article) };
  const orphanTablist = find(plain, ({ tagName }) => tagName === 'tablist');
  if (orphanTablist)
    throw missingPanelsError(JSON.parse(String(orphanTablist.properties.labels)) as string[], 0);
  return plain;
}

/** Whether an element is a task's checkbox, which is kept because it shows whether the task is done. */
const isTaskBox = ({ tagName, properties }: Element) => tagName === 'input' && properties.type === 'checkbox';

const isDropped = (node: Element, hints: ReadonlySet<string>): boolean =>
  (CONTROLS.has(node.tagName) && !isTaskBox(node)) ||
  LIVE_ROLES.has(role(node)) ||
  hasClass(node, 'hash-link') ||
  node.properties.ariaHidden === 'true' ||
  node.properties.dataMarkdownIgnore !== undefined ||
  hints.has(String(node.properties.id));

/** Returns the alternative text of a picture, or undefined if the element isn't a picture. */
function pictureText(node: Element): string | undefined {
  const { tagName, properties } = node;
  if (tagName === 'img') return String(properties.alt ?? '');
  if (tagName !== 'svg' && role(node) !== 'img') return undefined;
  const title = find(node, (child) => child.tagName === 'title');
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
        children.some(isHeadingNode) ? children : [element('strong', children.flatMap(unwrapStrong))],
      ),
    ];
  }
  if (node.tagName === 'br') return [node];
  if (hasClass(node, 'type')) return typeInCode({ ...node, children });
  return [{ ...node, children: separate(node, children) }];
}

/** Formats a type of the reference as one piece of code. Several links follow it, since code can't contain any. */
function typeInCode(type: Element): ElementContent[] {
  const code = element('code', [textOf(type)]);
  const links = findAll(type, ({ tagName }) => tagName === 'a');
  const [only, ...more] = links;
  if (!only) return [code];
  if (more.length === 0) return [{ ...only, children: [code] }];
  const list = links.flatMap((link, index) => (index > 0 ? [', ', link] : [link]));
  return element('span', [code, ' (', ...list, ')']).children;
}

/** Unwraps strong text that is going to be inside a strong element. */
const unwrapStrong = (node: ElementContent): ElementContent[] =>
  isElement(node) && ['b', 'strong'].includes(node.tagName) ? node.children : [node];

const isHeadingNode = (node: ElementContent) => isElement(node) && isHeading(node);

const isPanel = (node: Element) => role(node) === 'tabpanel';

const labelsOf = (tablist: Element) =>
  findAll(tablist, (node) => role(node) === 'tab').map((tab) => textOf(tab).trim());

/** Returns all panels in sequence, each below the label of its tab. */
function openTabs(labels: string[], panels: Element[]): ElementContent[] {
  if (panels.length !== labels.length) throw missingPanelsError(labels, panels.length);
  return panels.flatMap((panel, index) => [strong(labels[index] ?? ''), ...panel.children]);
}

const missingPanelsError = (labels: string[], panels: number) =>
  new Error(
    `${labels.length} tabs (${labels.join(', ')}) have ${panels} panels in the HTML. Each tab needs one`,
  );

/** Returns a code block's exact text, with the language as a property. */
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

/** Returns the code of a code block of the theme. All other text in its frame becomes the title. */
function withTitle(frame: Element, children: ElementContent[]): ElementContent[] {
  const pres = findAll({ ...frame, children }, ({ tagName }) => tagName === 'pre');
  const title = frame.children
    .filter((child) => isElement(child) && !find(child, ({ tagName }) => tagName === 'pre'))
    .map((child) => textOf(child).trim())
    .join(' ')
    .trim();
  if (title) for (const pre of pres) pre.properties.dataTitle = title;
  return pres;
}

/** Turns an admonition into a quote that starts with its heading, as on the page. */
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

/** Adds spaces between parts that only the layout separates. */
function separate({ tagName }: Element, children: ElementContent[]): ElementContent[] {
  if (tagName === 'code' || children.some((child) => !isElement(child))) return children;
  const isInline = (node: ElementContent | undefined) => node && isElement(node) && INLINE.has(node.tagName);
  return children.flatMap((child, index) =>
    index > 0 && isInline(child) && isInline(children[index - 1])
      ? [{ type: 'text', value: ' ' }, child]
      : [child],
  );
}

/** Keeps an id that links point to, as close to its element as Markdown allows. */
function insertAnchor(nodes: ElementContent[], id: string): ElementContent[] {
  // The anchor has text so that the whitespace around it is kept.
  const anchor = element('anchor', [id], { id });
  const [first, ...rest] = nodes;
  if (!first || !isElement(first)) return [anchor, ...nodes];
  if (first.tagName === 'tr') {
    const cell = first.children.findIndex(isElement);
    return [
      {
        ...first,
        children: first.children.map((child, index) => (index === cell ? withAnchor(child, anchor) : child)),
      },
    ];
  }
  const inHeading = withIdInHeading(first, id);
  if (inHeading) return [inHeading, ...rest];
  if (['dt', 'li', 'p', 'td', 'th'].includes(first.tagName)) return [withAnchor(first, anchor), ...rest];
  if (first.tagName === 'a' && first.properties.href === undefined) return [...first.children, anchor];
  return INLINE.has(first.tagName) ? [first, anchor, ...rest] : [element('p', [anchor]), ...nodes];
}

/** Moves the id of a part that starts with a heading to this heading, and removes the heading's link to itself. */
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
