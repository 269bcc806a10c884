import type { Code, Parent, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import { readFence } from '../../../model/src/samples/fence.ts';
import { installBlocks } from './installBlocks.ts';

/**
 * Says in blocks that are marked `install` where a reader gets the packages, and gives each package manager a tab with
 * its own words. All that reads code later sees ordinary blocks.
 */
export default function remarkInstall() {
  return (tree: Root): void => {
    visit(tree, 'code', (node, index, parent) => {
      if (index === undefined || !parent || !readFence(node.meta ?? '').install) return undefined;
      const [first, ...others] = installBlocks(node.value);
      if (first && others.length === 0) {
        node.value = first.code;
        return undefined;
      }
      (parent as Parent).children[index] = tabsOf(node);
      return [SKIP, index + 1];
    });
  };
}

const element = (
  name: string,
  attributes: Record<string, string>,
  children: MdxJsxFlowElement['children'],
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]): MdxJsxAttribute => ({
    type: 'mdxJsxAttribute',
    name: key,
    value,
  })),
  children,
});

/** The page's tabs, of the names that `src/theme/MDXComponents` gives to every page. */
const tabsOf = (node: Code) =>
  element(
    'Tabs',
    { groupId: 'package-manager' },
    installBlocks(node.value).map(({ value, label, code }) =>
      element('TabItem', { value, label }, [{ ...node, value: code }]),
    ),
  );
