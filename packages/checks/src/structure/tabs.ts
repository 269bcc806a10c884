import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { nearest } from '../../../model/src/nearest.ts';
import type { LineProblem, Source } from './Source.ts';

/** The groups of tabs. A reader's choice applies to all tabs of a group, on all pages. */
const GROUPS = [
  'api-language',
  'environment',
  'framework',
  'framework-or-not',
  'jwt-library',
  'language',
  'mcp-client',
  'test-runner',
  'webhook-server',
];

interface Element extends Node {
  name?: string | null;
  children?: Element[];
  attributes?: { name?: string; value?: unknown }[];
}

const valueOf = ({ attributes = [] }: Element, name: string) =>
  attributes.find((attribute) => attribute.name === name)?.value;

/** Reports tabs that offer no choice, or that a reader can't tell apart. */
export function checkTabs({ tree }: Source): LineProblem[] {
  const problems: LineProblem[] = [];
  visit(tree as Element, (node) => {
    if (node.name !== 'Tabs' && node.name !== 'TabItem') return;
    const line = node.position?.start.line ?? 1;
    const report = (message: string) => problems.push({ line, message });
    if (node.name === 'TabItem') {
      for (const name of ['value', 'label'])
        if (!valueOf(node, name)) report(`the tab has no ${name}. Write <TabItem value="node" label="Node">`);
      return;
    }
    const items: Element[] = [];
    visit(node, (inner) => {
      if (inner.name === 'TabItem') items.push(inner);
    });
    if (items.length < 2) report('a single tab offers no choice. Add another, or remove the tabs');
    const values = items.map((item) => valueOf(item, 'value'));
    const duplicate = values.find((value, index) => value && values.indexOf(value) !== index);
    if (duplicate) report(`two tabs have the value "${String(duplicate)}". Give each a different value`);
    const group = valueOf(node, 'groupId');
    if (typeof group === 'string' && !GROUPS.includes(group)) report(unknownGroup(group));
  });
  return problems;
}

const unknownGroup = (group: string) => {
  const near = nearest(group, GROUPS, 1)[0];
  return `no tabs have the group "${group}"${near ? `. Perhaps "${near}" is meant` : ''}. Add a new group to packages/checks/src/structure/tabs.ts`;
};
