import parser from 'postcss-selector-parser';

/** Returns whether a name exists: `div`, `.menu`, `#top`, `[open`. */
export type HasName = (name: string) => boolean;

/** One selector of a list. */
export interface Selector {
  text: string;
  /** Whether it can match if these names exist, in any state and with any arrangement of the elements. */
  canMatch: (has: HasName) => boolean;
  /** `1,2,0`: ids; classes, attributes and pseudo-classes; elements. */
  specificity: string;
  /** Requirements on the styled element itself. */
  subject: Subject;
}

export interface Subject {
  tag: string | undefined;
  id: string | undefined;
  classes: readonly string[];
  pseudoElement: string;
}

/** Pseudo-classes whose arguments have to exist. The arguments of others, above all `:not()`, don't have to. */
const REQUIRING = new Set([':is', ':where', ':has', ':matches', ':-webkit-any', ':-moz-any']);
/** Pseudo-elements that may be written with one colon. */
const OLD_PSEUDO_ELEMENTS = new Set([':before', ':after', ':first-line', ':first-letter']);

type Weight = readonly [ids: number, classes: number, elements: number];
const NONE: Weight = [0, 0, 0];
const add = (a: Weight, b: Weight): Weight => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const heaviest = (weights: readonly Weight[]): Weight =>
  weights.reduce((a, b) => ((a[0] - b[0] || a[1] - b[1] || a[2] - b[2]) < 0 ? b : a), NONE);

const isPseudoElement = (name: string) => name.startsWith('::') || OLD_PSEUDO_ELEMENTS.has(name);

function weigh(node: parser.Node): Weight {
  switch (node.type) {
    case 'selector':
      return node.nodes.map(weigh).reduce(add, NONE);
    case 'id':
      return [1, 0, 0];
    case 'class':
    case 'attribute':
      return [0, 1, 0];
    case 'tag':
      return [0, 0, 1];
    case 'pseudo': {
      const name = node.value.toLowerCase();
      if (isPseudoElement(name)) return [0, 0, 1];
      if (name === ':where') return NONE;
      const inside = heaviest(node.nodes.map(weigh));
      return REQUIRING.has(name) || name === ':not' ? inside : add([0, 1, 0], inside);
    }
    default:
      return NONE;
  }
}

function canMatch(node: parser.Node, has: HasName): boolean {
  switch (node.type) {
    case 'selector':
      return node.nodes.every((part) => canMatch(part, has));
    case 'id':
      return has(`#${node.value}`);
    case 'class':
      return has(`.${node.value}`);
    case 'attribute':
      return has(`[${node.attribute.toLowerCase()}`);
    case 'tag':
      return has(node.value.toLowerCase());
    case 'pseudo':
      return !REQUIRING.has(node.value.toLowerCase()) || node.nodes.some((child) => canMatch(child, has));
    default:
      return true;
  }
}

function subjectOf({ nodes }: parser.Selector): Subject {
  const parts = nodes.slice(nodes.findLastIndex(({ type }) => type === 'combinator') + 1);
  return {
    tag: parts.find(({ type }) => type === 'tag')?.value?.toLowerCase(),
    id: parts.find(({ type }) => type === 'id')?.value,
    classes: parts.flatMap((part) => (part.type === 'class' ? [part.value] : [])),
    pseudoElement: parts
      .filter((part) => part.type === 'pseudo' && isPseudoElement(part.value.toLowerCase()))
      .map(({ value }) => value?.replace(/^:+/, ''))
      .join(),
  };
}

/** Parses a list of selectors. */
export function parseSelectors(list: string): Selector[] {
  return parser()
    .astSync(list)
    .nodes.map((node) => ({
      text: String(node).trim(),
      canMatch: (has) => canMatch(node, has),
      specificity: weigh(node).join(),
      subject: subjectOf(node),
    }));
}
