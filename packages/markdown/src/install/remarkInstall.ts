import type { Code, Parent, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { readFence } from '../../../model/src/samples/fence.ts';
import { jsxElement } from '../nodes.ts';
import { installBlocks } from './installBlocks.ts';

/**
 * Inserts the location of the packages into blocks marked `install`, and adds a tab with the commands of each package
 * manager. Later plugins see ordinary code blocks.
 */
export default function remarkInstall() {
  return (tree: Root): void => {
    visit(tree, 'code', (node, index, parent) => {
      if (index === undefined || !parent || !readFence(node.meta ?? '').install) return undefined;
      const [first, ...rest] = installBlocks(node.value);
      if (first && rest.length === 0) {
        node.value = first.code;
        return undefined;
      }
      (parent as Parent).children[index] = tabsOf(node);
      return [SKIP, index + 1];
    });
  };
}

const tabsOf = (node: Code) =>
  jsxElement(
    'Tabs',
    { groupId: 'package-manager' },
    installBlocks(node.value).map(({ value, label, code }) =>
      jsxElement('TabItem', { value, label }, [{ ...node, value: code }]),
    ),
  );
