import type { UserThemeConfig as ThemeConfig } from '@docusaurus/theme-common';
import { site } from './site.ts';
import { versions } from './versions.ts';

const { base, react } = versions;
const released =
  base === react
    ? `Both SDKs are at version ${base}`
    : `The base SDK is at version ${base}, the React SDK at ${react}`;

/**
 * The bar above the navigation, about the newest SDKs. A new `id` shows it again to readers who closed the last one.
 * `content` is HTML: text and links only.
 */
export const announcement: ThemeConfig['announcementBar'] = {
  id: `sdk-${[...new Set([base, react])].join('-').replaceAll('.', '-')}`,
  content: `${released}, with a sandbox that runs on your own machine. <a href="${site.baseUrl}products/quick-start-guide">Start here</a>.`,
  isCloseable: true,
};
