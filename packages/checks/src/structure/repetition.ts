import { isInPages } from './files.ts';
import { lineOf, problemsIn, textOf, type AnyNode } from '../texts/nodes.ts';
import type { LineProblem, Source } from './Source.ts';

/** The share of equal words from which paragraphs say the same, right below each other and elsewhere on the page. */
const LIMITS = { below: 0.45, elsewhere: 0.75 };
/** The fewest different words of a paragraph that is compared. */
const FEWEST = 6;

const wordsOf = (node: AnyNode): ReadonlySet<string> =>
  new Set(
    textOf(node)
      .toLowerCase()
      .match(/[\w'’]{3,}/g) ?? [],
  );

/** Reports paragraphs that say the same as an earlier one, as when the old wording is left beside the new one. */
export function checkRepetition({ file, tree }: Source): LineProblem[] {
  // Releases begin and end with the same words.
  const elsewhere = isInPages(file) ? LIMITS.elsewhere : file.endsWith('CHANGELOG.md') ? Infinity : undefined;
  if (elsewhere === undefined) return [];
  const above = new Map<AnyNode | undefined, AnyNode | undefined>();
  const known: (readonly [AnyNode, ReadonlySet<string>])[] = [];
  return problemsIn(tree, (node, report) => {
    for (const [index, before] of (node.children ?? []).slice(0, -1).entries()) {
      const child = node.children?.[index + 1];
      above.set(child, before);
      if (child?.type === 'listItem') above.set(child.children?.[0], before.children?.[0]);
    }
    // Paragraphs that introduce code are often alike.
    if (node.type !== 'paragraph' || textOf(node).endsWith(':')) return;
    const words = wordsOf(node);
    if (words.size < FEWEST) return;
    const other = known.find(([earlier, others]) => {
      const shared = [...others].filter((word) => words.has(word)).length;
      const share = shared / (words.size + others.size - shared);
      return share >= (above.get(node) === earlier ? LIMITS.below : elsewhere);
    });
    if (other) report(`the paragraph says the same as that on line ${lineOf(other[0])}. Keep one of them`);
    known.push([node, words]);
  });
}
