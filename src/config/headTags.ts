import type { Config } from '@docusaurus/types';
import { site } from './site.ts';

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
  {
    tagName: 'meta',
    attributes: { name: 'theme-color', content: '#ffffff', media: '(prefers-color-scheme: light)' },
  },
  {
    tagName: 'meta',
    attributes: { name: 'theme-color', content: '#121419', media: '(prefers-color-scheme: dark)' },
  },
];
