import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadedPlugin } from '@docusaurus/types';
import { navbarItems } from '../../../../src/config/navbar.ts';
import type { MarkdownPage } from './MarkdownPage.ts';

type SidebarItem = LoadedContent['loadedVersions'][number]['sidebars'][string][number];

/** Pages that belong together, in the order of a sidebar. */
export interface Section<Page = MarkdownPage> {
  label: string;
  pages: Page[];
}

/** Returns the label of a sidebar, which is the one in the navbar. */
const sidebarLabel = (sidebarId: string): string =>
  String(navbarItems.find((item) => item.sidebarId === sidebarId)?.label ?? sidebarId);

/**
 * Returns all pages by section. Each top-level category of a sidebar is a section, as are a sidebar's pages outside of
 * categories, and all pages without a sidebar. A page that is also split into parts forms a section with them.
 */
export function sectionsOf<Page extends Pick<MarkdownPage, 'path' | 'title'>>(
  plugins: readonly LoadedPlugin[],
  pages: readonly Page[],
  partsOf: ReadonlyMap<string, Page[]> = new Map(),
): Section<Page>[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const sections: Section<Page>[] = [];
  const add = (label: string, added: Page[]) => {
    for (const page of added) byPath.delete(page.path);
    const known = sections.find((section) => section.label === label);
    if (known) known.pages.push(...added);
    else if (added.length > 0) sections.push({ label, pages: added });
  };
  for (const { docs, sidebars } of docsVersions(plugins)) {
    const paths = new Map(docs.map(({ id, permalink }) => [id, permalink]));
    const pageOf = (id: string) => byPath.get(paths.get(id) ?? '');
    for (const [sidebarId, items] of Object.entries(sidebars)) {
      for (const item of items) {
        const itemPages = documentIds(item).flatMap((id) => pageOf(id) ?? []);
        const parts = itemPages.flatMap(({ path }) => partsOf.get(path) ?? []);
        const ownLabel =
          item.type === 'category' ? item.label : parts.length > 0 ? itemPages[0]?.title : undefined;
        add(ownLabel ?? sidebarLabel(sidebarId), [...new Set([...itemPages, ...parts])]);
      }
    }
  }
  add('More', [...byPath.values()]);
  return sections;
}

/** Returns the documents and sidebars of every instance of the docs plugin. */
export const docsVersions = (plugins: readonly LoadedPlugin[]): LoadedContent['loadedVersions'] =>
  plugins
    .filter(({ name }) => name === 'docusaurus-plugin-content-docs')
    .flatMap(({ content }) => (content as LoadedContent).loadedVersions);

/** Returns the ids of the documents of a sidebar item, in the order of the sidebar. */
function documentIds(item: SidebarItem): string[] {
  if (item.type === 'doc' || item.type === 'ref') return [item.id];
  if (item.type !== 'category') return [];
  return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...item.items.flatMap(documentIds)];
}
