import type { Config } from '@docusaurus/types';
import { site } from './site.ts';
import { color } from './tokens.ts';

const at = (file: string) => `${site.baseUrl}${file}`;

/** What every page's head has beside its own: icons, the color around the page. */
export const headTags: NonNullable<Config['headTags']> = [
  // Made from icon-maskable.svg at build.
  { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: at('img/apple-touch-icon.png') } },
  ...(['light', 'dark'] as const).map((mode) => ({
    tagName: 'meta',
    attributes: {
      name: 'theme-color',
      content: color('--role-surface', mode),
      media: `(prefers-color-scheme: ${mode})`,
    },
  })),
];
