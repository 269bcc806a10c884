import type { UserThemeConfig as ThemeConfig } from '@docusaurus/theme-common';
import { announcement } from './announcement.ts';
import { footer } from './footer.ts';
import { logo } from './logo.ts';
import { navbarItems } from './navbar.ts';
import { prism } from './prism.ts';
import { site } from './site.ts';

/** The theme's settings. `npm start` shows a change of them without a restart. */
export const themeConfig: ThemeConfig = {
  colorMode: { respectPrefersColorScheme: true },
  announcementBar: announcement,
  navbar: {
    title: site.name,
    logo: { alt: '', src: logo('light'), srcDark: logo('dark'), width: 28, height: 28 },
    items: navbarItems,
  },
  footer,
  docs: { sidebar: { autoCollapseCategories: true } },
  prism,
};
