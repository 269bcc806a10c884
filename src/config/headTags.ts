import type { Config } from '@docusaurus/types';
import { site } from './site.ts';
import { color } from './tokens.ts';

const at = (file: string) => `${site.baseUrl}${file}`;

/** What every page's head has beside its own: the typeface ahead of the styles that ask for it, icons, the manifest. */
export const headTags: NonNullable<Config['headTags']> = [
  {
    tagName: 'link',
    attributes: {
      rel: 'preload',
      href: at('fonts/figtree-latin.woff2'),
      as: 'font',
      type: 'font/woff2',
      crossorigin: 'anonymous',
    },
  },
  // Made from icon-maskable.svg at build.
  { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: at('img/apple-touch-icon.png') } },
  { tagName: 'link', attributes: { rel: 'manifest', href: at('site.webmanifest') } },
  ...(['light', 'dark'] as const).map((mode) => ({
    tagName: 'meta',
    attributes: {
      name: 'theme-color',
      content: color('--role-surface', mode),
      media: `(prefers-color-scheme: ${mode})`,
    },
  })),
];
