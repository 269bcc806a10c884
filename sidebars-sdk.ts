import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type {
  SidebarItemConfig,
  SidebarsConfig,
} from '@docusaurus/plugin-content-docs/src/sidebars/types.js';
import { sdkPackages } from './facts/packages.ts';

/** The generated sidebar of a reference tree, by task, with its page of all exported symbols at the end. */
function referenceItems(tree: string): SidebarItemConfig[] {
  const file = path.resolve('api', tree, 'typedoc-sidebar.cjs');
  if (!fs.existsSync(file)) {
    throw new Error(`api/${tree} is not there. Run "npm run gen" first: it makes the references.`);
  }
  const items = createRequire(path.resolve('sidebars-sdk.ts'))(file) as SidebarItemConfig[];
  return [...items, { type: 'doc', id: `${tree}/References`, label: 'References' }];
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
