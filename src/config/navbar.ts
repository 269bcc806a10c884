import type { NavbarItem } from '@docusaurus/theme-common';
import { site } from './site.ts';

/** The navigation bar: three entries of the reference side, the guides, then what leads elsewhere. */
export const navbarItems: NavbarItem[] = [
  { type: 'docSidebar', docsPluginId: 'api', sidebarId: 'sdk', label: 'SDKs', position: 'left' },
  { to: '/backend-openapi', label: 'APIs', position: 'left' },
  { to: '/overview/changelog', label: 'Changelog', position: 'left' },
  { type: 'docSidebar', sidebarId: 'guides', label: 'Guides', position: 'left' },
  { href: site.links.dashboard, label: 'Dashboard', position: 'right' },
  { type: 'search', position: 'right' },
];
