import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type {
  SidebarItemConfig,
  SidebarsConfig,
} from '@docusaurus/plugin-content-docs/src/sidebars/types.js';
import { sdkPackages } from './facts/packages.ts';
import { kindWord } from './facts/symbols/kindWord.ts';

interface Task {
  type: 'category';
  label: string;
  items: { type: 'doc'; id: string; label: string }[];
}

/** What a reader begins with stands first in a task, and the types that it needs last. */
const ORDER = ['Class', 'Component', 'Hook', 'Interface', 'Function', 'Enumeration', 'Type alias'];

function inOrder(items: Task['items']): Task['items'] {
  const rank = ({ id, label }: Task['items'][number]) =>
    ORDER.indexOf(kindWord({ name: label, kind: path.basename(id).split('.')[0] ?? '' }));
  return items.toSorted((a, b) => rank(a) - rank(b) || a.label.localeCompare(b.label, 'en'));
}

/** The generated sidebar of a reference tree, by task, with its page of all exported symbols at the end. */
function referenceItems(tree: string): SidebarItemConfig[] {
  const file = path.resolve('api', tree, 'typedoc-sidebar.cjs');
  if (!fs.existsSync(file)) {
    throw new Error(`api/${tree} is not there. Run "npm run gen" first: it makes the references.`);
  }
  const tasks = createRequire(path.resolve('sidebars-sdk.ts'))(file) as Task[];
  return [
    ...tasks.map((task) => ({ ...task, items: inOrder(task.items) })),
    { type: 'doc', id: `${tree}/References`, label: 'References' },
  ];
}

/** The SDK reference: two hand-written pages, then the generated trees. */
const sidebars: SidebarsConfig = {
  sdk: [
    'introduction',
    'how-tos',
    ...sdkPackages.map(({ name, tree }) => ({
      type: 'category' as const,
      label: name,
      link: { type: 'doc' as const, id: `${tree}/index` },
      items: referenceItems(tree),
    })),
  ],
};

export default sidebars;
