import { hint } from '../texts/hint.ts';
import { attributeOf, nodesIn, problemsIn } from '../texts/nodes.ts';
import type { LineProblem, Source } from './Source.ts';

/** The groups of tabs. A reader's choice applies to all tabs of a group, on all pages. */
const GROUPS = [
  'environment',
  'framework',
  'jwt-library',
  'language',
  'mcp-client',
  'sdk',
  'test-runner',
  'webhook-server',
];

/** Reports tabs that offer no choice, or that a reader can't tell apart. */
export function checkTabs({ tree }: Source): LineProblem[] {
  const inTabs = new Set(
    nodesIn(tree, ({ name }) => name === 'Tabs').flatMap((tabs) =>
      nodesIn(tabs, ({ name }) => name === 'TabItem').map(({ position }) => position?.start.offset),
    ),
  );
  return problemsIn(tree, (node, report) => {
    if (node.name === 'TabItem' && !inTabs.has(node.position?.start.offset))
      report('the tab is in no <Tabs>, and breaks the page. Put <Tabs> around it and another');
    if (node.name === 'TabItem')
      for (const name of ['value', 'label'])
        if (!attributeOf(node, name))
          report(`the tab has no ${name}. Write <TabItem value="node" label="Node">`);
    if (node.name !== 'Tabs') return;
    const items = nodesIn(node, ({ name }) => name === 'TabItem');
    if (items.length < 2) report('a single tab offers no choice. Add another, or remove the tabs');
    const values = items.map((item) => attributeOf(item, 'value'));
    const duplicate = values.find((value, index) => value && values.indexOf(value) !== index);
    if (duplicate) report(`two tabs have the value "${String(duplicate)}". Give each a different value`);
    const group = attributeOf(node, 'groupId');
    if (typeof group === 'string' && !GROUPS.includes(group))
      report(
        `no tabs have the group "${group}"${hint(group, GROUPS, '. Perhaps "*" is meant')}. Add a new group to packages/checks/src/structure/tabs.ts`,
      );
  });
}
