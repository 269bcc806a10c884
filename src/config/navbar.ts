import type { NavbarItem } from '@docusaurus/theme-common';
import { site } from './site.ts';

/**
 * The paths that make "Guides" the current entry. The backend's page and the changelog stand in the guides' sidebar too,
 * and have entries of their own: a reader is in one place, so one entry is current.
 */
const GUIDES = `^${site.baseUrl}(?:(?:products|solutions|technical-guides|interfaces|mcp|roadmap-and-references)/|overview/(?!changelog$))`;

/** What marks the entry of the section that is open: the page itself is marked in the sidebar, and there alone. */
const section = { 'aria-current': 'true' };

/** The navigation bar: three entries of the reference side, the guides, then what leads elsewhere. */
export const navbarItems: NavbarItem[] = [
  { type: 'docSidebar', docsPluginId: 'api', sidebarId: 'sdk', label: 'SDKs', position: 'left', ...section },
  { to: '/backend-openapi', label: 'APIs', position: 'left', ...section },
  { to: '/overview/changelog', label: 'Changelog', position: 'left', ...section },
  {
    to: '/products/quick-start-guide',
    activeBaseRegex: GUIDES,
    label: 'Guides',
    position: 'left',
    ...section,
  },
  { href: site.links.dashboard, label: 'Dashboard', position: 'right' },
  { type: 'search', position: 'right' },
];
