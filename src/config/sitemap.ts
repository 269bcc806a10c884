import type { Options as SitemapOptions } from '@docusaurus/plugin-sitemap';
import { site } from './site.ts';

export const sitemap: SitemapOptions = {
  changefreq: 'weekly',
  priority: 0.5,
  ignorePatterns: ['/tags/**', '/search'].map((pattern) => site.baseUrl.replace(/\/$/, '') + pattern),
};
