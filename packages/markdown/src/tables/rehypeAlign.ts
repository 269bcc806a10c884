import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** How a column is aligned, as a class: MDX would make a style attribute of it, which the site's policy blocks. */
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
