import fs from 'node:fs';
import type { SidebarItemConfig } from '@docusaurus/plugin-content-docs/src/sidebars/types.js';
import guides from '../../../../sidebars.ts';
import sdk from '../../../../sidebars-sdk.ts';
import { readFrontMatter } from '../../../../packages/model/src/frontMatter.ts';

/** An entry of a sidebar, independent of the generator. */
export interface SidebarEntry {
  label: string;
  /** A page's route without a trailing slash, or the address of one of its sections. */
  route?: string;
  entries?: SidebarEntry[];
}

type Titles = ReadonlyMap<string, string>;

/** Whether a page is unlisted. The build then has no Markdown for it, and the peers don't include it. */
function isUnlisted(id: string, base: string): boolean {
  const file = [`docs/${id}.mdx`, `docs/${id}.md`].find((name) => base === '' && fs.existsSync(name));
  return file !== undefined && readFrontMatter(fs.readFileSync(file, 'utf8')).frontMatter.unlisted === true;
}

function entriesOf(item: SidebarItemConfig, base: string, titles: Titles): SidebarEntry[] {
  const doc = (id: string, label?: string): SidebarEntry[] => {
    if (isUnlisted(id, base)) return [];
    const route = `${base}/${id}`.replace(/\/index$/, '');
    const title = label ?? titles.get(route);
    if (title === undefined) throw new Error(`The sidebar lists ${route}, but the build has no such page`);
    return [{ label: title, route }];
  };
  if (typeof item === 'string') return doc(item);
  if (item.type === 'doc') return doc(item.id, item.label);
  if (item.type === 'link') return [{ label: item.label, route: item.href }];
  if (item.type !== 'category' || !Array.isArray(item.items)) {
    throw new Error(
      `Unknown type of sidebar entry: ${String(item.type)}. Add it to tools/bench/site/peers/sidebar.ts`,
    );
  }
  const linked = item.link?.type === 'doc' ? doc(item.link.id, item.label) : [];
  return [
    {
      label: item.label,
      entries: [...linked, ...item.items.flatMap((each) => entriesOf(each, base, titles))],
    },
  ];
}

const items = (sidebar: unknown) => sidebar as SidebarItemConfig[];

/** Returns the entries of this site's two sidebars. */
export const sidebars = (titles: Titles): { guides: SidebarEntry[]; sdk: SidebarEntry[] } => ({
  guides: items(guides.guides).flatMap((item) => entriesOf(item, '', titles)),
  sdk: items(sdk.sdk).flatMap((item) => entriesOf(item, '/api', titles)),
});
