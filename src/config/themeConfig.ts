import fs from 'node:fs';
import type { UserThemeConfig as ThemeConfig } from '@docusaurus/theme-common';
import { announcement } from './announcement.ts';
import { footer } from './footer.ts';
import { navbarItems } from './navbar.ts';
import { prism } from './prism.ts';
import { site } from './site.ts';

const images = new URL('../brand/generated/img/', import.meta.url);
const files = { light: 'logo.svg', dark: 'logo-dark.svg' };

/** Returns the logo as a data URL, which is smaller than a request for it and loads with the page. */
function logo(mode: 'light' | 'dark'): string {
  const svg = fs.readFileSync(new URL(files[mode], images), 'utf8');
  const text = encodeURIComponent(svg.replace(/\n\s*/g, '').replaceAll('"', "'"));
  return `data:image/svg+xml,${text.replace(/%(?:20|3D|3A|2F)/g, decodeURIComponent)}`;
}

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
