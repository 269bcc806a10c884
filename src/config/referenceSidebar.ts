import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { SidebarItemConfig } from '@docusaurus/plugin-content-docs/src/sidebars/types.js';

/** The generated sidebar of a reference tree, by task, with its page of all exported symbols at the end. */
export function referenceItems(tree: 'sdk-base' | 'sdk-react'): SidebarItemConfig[] {
  const file = path.resolve('api', tree, 'typedoc-sidebar.cjs');
  if (!fs.existsSync(file)) {
    throw new Error(`api/${tree} is not there. Run "npm run gen" first: it makes the references.`);
  }
  const items = createRequire(path.resolve('sidebars-sdk.ts'))(file) as SidebarItemConfig[];
  return [...items, { type: 'doc', id: `${tree}/References`, label: 'References' }];
}
