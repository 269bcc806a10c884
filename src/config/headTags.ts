import type { Config } from '@docusaurus/types';
import { site } from './site.ts';
import { color } from './tokens.ts';

const addressOf = (file: string) => `${site.baseUrl}${file}`;

/** The tags in every page's head: the icon, and the theme color. */
export const headTags: NonNullable<Config['headTags']> = [
  // Generated from icon-maskable.svg by the build.
  { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: addressOf('img/apple-touch-icon.png') } },
  ...(['light', 'dark'] as const).map((mode) => ({
    tagName: 'meta',
    attributes: {
      name: 'theme-color',
      content: color('--role-surface', mode),
      media: `(prefers-color-scheme: ${mode})`,
    },
  })),
];
