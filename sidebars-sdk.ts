import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type {
  SidebarItemConfig,
  SidebarsConfig,
} from '@docusaurus/plugin-content-docs/src/sidebars/types.js';
import { sdkPackages } from './packages/model/src/packages.ts';
import { isDevMode } from './packages/model/src/devMode.ts';
import { inReadingOrder } from './packages/model/src/symbols/inReadingOrder.ts';
import { readSymbols } from './packages/model/src/symbols/References.ts';

interface Task {
  type: 'category';
  label: string;
  items: { type: 'doc'; id: string; label: string }[];
}

const inOrder = (items: Task['items']): Task['items'] =>
  inReadingOrder(items, ({ id, label }) => ({ name: label, kind: path.basename(id).split('.')[0] ?? '' }));

/**
 * Returns a reference tree's generated sidebar: by task, then symbols that few apps need, then the page of all symbols.
 */
function referenceItems(tree: string): SidebarItemConfig[] {
  const file = path.resolve('api', tree, 'typedoc-sidebar.cjs');
  if (!fs.existsSync(file)) {
    // The dev server starts before the references are generated.
    if (isDevMode) return [];
    throw new Error(`api/${tree} is not there. Run "npm run gen" first: it makes the references.`);
  }
  const tasks = createRequire(path.resolve('sidebars-sdk.ts'))(file) as Task[];
  const advanced = new Set(
    readSymbols(process.cwd(), tree).flatMap(({ advanced, page }) => (advanced ? [`${tree}/${page}`] : [])),
  );
  const all = tasks.flatMap(({ items }) => items);
  return [
    ...tasks.map((task) => ({ ...task, items: inOrder(task.items.filter(({ id }) => !advanced.has(id))) })),
    { type: 'category', label: 'Advanced', items: inOrder(all.filter(({ id }) => advanced.has(id))) },
    { type: 'doc', id: `${tree}/References`, label: 'References' },
  ];
}

/** The SDK reference: two hand-written pages, followed by the generated trees. */
const sidebars: SidebarsConfig = {
  sdk: [
    'introduction',
    'how-tos',
    ...sdkPackages
      .map(({ name, tree }) => ({
        type: 'category' as const,
        label: name,
        link: { type: 'doc' as const, id: `${tree}/index` },
        items: referenceItems(tree),
      }))
      .filter(({ items }) => items.length > 0),
  ],
};

export default sidebars;
