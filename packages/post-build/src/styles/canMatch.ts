import parser from 'postcss-selector-parser';

/** Returns whether a name exists: `div`, `.menu`, `#top`, `[open`. */
export type HasName = (name: string) => boolean;

/** Pseudo-classes whose arguments have to exist. The arguments of others, above all `:not()`, don't have to. */
const REQUIRING = new Set([':is', ':where', ':has', ':matches', ':-webkit-any', ':-moz-any']);

/** Parsed selectors, since each is tested for many pages. */
const parsed = new Map<string, parser.Root>();

/** Whether a selector can match if these names exist, in any state and with any arrangement of the elements. */
export function canMatch(selector: string, has: HasName): boolean {
  const root = parsed.get(selector) ?? parser().astSync(selector);
  parsed.set(selector, root);
  return root.every((node) => nodeCanMatch(node, has));
}

function nodeCanMatch(node: parser.Node, has: HasName): boolean {
  switch (node.type) {
    case 'selector':
      return node.every((part) => nodeCanMatch(part, has));
    case 'id':
      return has(`#${node.value}`);
    case 'class':
      return has(`.${node.value}`);
    case 'attribute':
      return has(`[${node.attribute.toLowerCase()}`);
    case 'tag':
      return has(node.value.toLowerCase());
    case 'pseudo':
      return !REQUIRING.has(node.value.toLowerCase()) || node.some((child) => nodeCanMatch(child, has));
    default:
      return true;
  }
}
