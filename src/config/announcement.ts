import type { ThemeConfig } from '@docusaurus/preset-classic';
import { site } from './site.ts';

/**
 * The bar above the navigation. A new `id` shows it again to readers who closed the last one.
 * `content` is HTML: text and links only.
 */
export const announcement: ThemeConfig['announcementBar'] = {
  id: 'sdk-0-1-0',
  content: `Both SDKs are out as 0.1.0, with a sandbox that runs on your own machine. <a href="${site.baseUrl}products/quick-start-guide">Start here</a>.`,
  isCloseable: true,
};
