import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Aligns columns by a class. MDX would use a style attribute, which the site's policy blocks. */
export default function rehypeAlign() {
  return (tree: Root): void => {
    visit(tree, 'element', ({ tagName, properties }) => {
      const { align, className } = properties;
      if (!/^t[dh]$/.test(tagName) || typeof align !== 'string') return;
      properties.className = [className ?? [], `text--${align}`].flat().map(String);
      delete properties.align;
    });
  };
}
