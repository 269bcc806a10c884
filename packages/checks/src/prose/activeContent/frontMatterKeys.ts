import { nearest } from '../../../../model/src/nearest.ts';

type Kind = 'text' | 'list' | 'map' | 'switch' | 'number' | 'sidebar';

/**
 * The keys that the front matter of a page may have. Docusaurus supports more, such as one for preview images from
 * other hosts.
 */
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

/** Keys that other sites use, with the alternatives here. */
const INSTEAD: Readonly<Record<string, string>> = {
  id: 'The id of a page is the name of its file',
  sidebar_position: 'The order of pages is in sidebars.ts',
  tags: 'Write keywords',
  image: 'The build generates the preview image',
  date: 'The history of the repository says when a page changed',
  last_update: 'The history of the repository says when a page changed',
};

/** Returns the problem with a key, with the most similar key, or undefined for an allowed key. */
export function keyMessage(key: string): string | undefined {
  if (Object.hasOwn(frontMatterKeys, key)) return undefined;
  const keys = Object.keys(frontMatterKeys);
  const near = nearest(key, keys, 1)[0];
  const instead = Object.hasOwn(INSTEAD, key) ? INSTEAD[key] : near && `Perhaps ${near} is meant`;
  return `${key}: the front matter of these pages has no such key. ${instead ?? `It can have ${keys.join(', ')}`}`;
}
