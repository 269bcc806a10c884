import type { Element, ElementContent, Nodes, Properties } from 'hast';

export const isElement = (node: Nodes): node is Element => node.type === 'element';

export const hasClass = (node: Element, name: string): boolean => {
  const { className } = node.properties;
  return Array.isArray(className) && className.includes(name);
};

/** Creates an element. Strings become text nodes. */
export function element(
  tagName: string,
  children: (ElementContent | string)[],
  properties: Properties = {},
): Element {
  return {
    type: 'element',
    tagName,
    properties,
    children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
  };
}

/** Returns all text inside a node, untrimmed. A `br` is a line break. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (isElement(node) && node.tagName === 'br') return '\n';
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Returns the first matching element inside a node, outermost first. */
export function find(node: Nodes, matches: (element: Element) => boolean): Element | undefined {
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const match = isElement(child) && matches(child) ? child : find(child, matches);
    if (match) return match;
  }
}

/** Returns every matching element inside a node, in document order. */
export function findAll(node: Nodes, matches: (element: Element) => boolean): Element[] {
  if (!('children' in node)) return [];
  return node.children.flatMap((child) => [
    ...(isElement(child) && matches(child) ? [child] : []),
    ...findAll(child, matches),
  ]);
}
