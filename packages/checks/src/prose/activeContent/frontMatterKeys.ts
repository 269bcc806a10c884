import { hint } from '../../texts/hint.ts';
import { refusedMessage } from './elements.ts';

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

/** Returns the problem with a key, with the most similar key, or undefined for an allowed key. */
export function keyMessage(key: string): string | undefined {
  const keys = Object.keys(frontMatterKeys);
  if (keys.includes(key)) return undefined;
  const instead = hint(key, keys) || `. It can have ${keys.join(', ')}`;
  return `${key}: ${refusedMessage('key', key) ?? `the front matter of these pages has no such key${instead}`}`;
}
