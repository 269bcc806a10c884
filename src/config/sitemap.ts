import type { Options as SitemapOptions } from '@docusaurus/plugin-sitemap';
import { site } from './site.ts';

/** What search engines are told of the pages. */
export const sitemap: SitemapOptions = {
  changefreq: 'weekly',
  priority: 0.5,
  ignorePatterns: ['/tags/**', '/search'].map((pattern) => site.baseUrl.replace(/\/$/, '') + pattern),
};
