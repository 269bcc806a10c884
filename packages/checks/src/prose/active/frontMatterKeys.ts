import { nearest } from '../../../../model/src/nearest.ts';

type Kind = 'text' | 'list' | 'map' | 'switch' | 'number' | 'sidebar';

/** What the front matter of a page can say. Docusaurus knows more, such as pictures of other hosts for previews. */
export const frontMatterKeys: Readonly<Record<string, Kind>> = {
  title: 'text',
  description: 'text',
  keywords: 'list',
  section_keywords: 'map',
  sidebar_label: 'text',
  pagination_label: 'text',
  slug: 'text',
  draft: 'switch',
  unlisted: 'switch',
  hide_table_of_contents: 'switch',
  toc_max_heading_level: 'number',
  displayed_sidebar: 'sidebar',
};

/** Keys of other sites, and what to do here. */
const INSTEAD: Readonly<Record<string, string>> = {
  id: 'A page goes by the name of its file',
  sidebar_position: 'The order of pages is in sidebars.ts',
  tags: 'Write keywords',
  image: 'The build draws the picture of previews',
  date: 'The history of the repository says when a page changed',
  last_update: 'The history of the repository says when a page changed',
};

/** Why a page can't have a key, with the one that is meant. */
export function refusedKey(key: string): string | undefined {
  if (Object.hasOwn(frontMatterKeys, key)) return undefined;
  const keys = Object.keys(frontMatterKeys);
  const near = nearest(key, keys, 1)[0];
  const instead = Object.hasOwn(INSTEAD, key) ? INSTEAD[key] : near && `Perhaps ${near} is meant`;
  return `${key}: the front matter of these pages has no such key. ${instead ?? `It can have ${keys.join(', ')}`}`;
}
