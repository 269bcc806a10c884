import path from 'node:path';
import type { Root } from 'mdast';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { glossary, type GlossarySlug } from '../../../../src/data/glossary.ts';

/**
 * Adds the glossary entry to each `<Term id="…">`, so that a page only contains the terms that it uses. The structure
 * checks of pages verify beforehand that the entry exists.
 */
export default function remarkTerms() {
  return (tree: Root, file: { path?: string } = {}): void => {
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') return;
      const { name, attributes } = node;
      if (name !== 'Term') return;
      const id = attributes.find((attribute) => 'name' in attribute && attribute.name === 'id')?.value;
      const entry = glossary[id as GlossarySlug];
      if (!entry)
        throw new Error(
          `${locationOf(file.path, node)}<Term id=${JSON.stringify(id)}>: the glossary has no term with this id. Correct it, or add the term to src/data/glossary.json.`,
        );
      const { term, definition } = entry;
      for (const [key, value] of Object.entries({ term, definition })) {
        attributes.push({ type: 'mdxJsxAttribute', name: key, value });
      }
    });
  };
}

const locationOf = (file: string | undefined, { position }: Node) =>
  file ? `${path.relative('.', file).replaceAll('\\', '/')}:${position?.start.line ?? 1}: ` : '';
