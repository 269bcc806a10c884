import type { NavbarItem } from '@docusaurus/theme-common';
import { site } from './site.ts';

/**
 * Matches the paths for which "Guides" is the current entry. The backend's page and the changelog are also in the
 * guides' sidebar, but they have entries of their own, and only one entry is current at a time.
 */
const GUIDES = `^${site.baseUrl}(?:(?:products|quick-starts|solutions|technical-guides|interfaces|mcp|roadmap-and-references)/|overview/(?!changelog$))`;

/** Marks the entry of the open section. Only the sidebar marks the current page itself. */
const section = { 'aria-current': 'true' };

/** The navigation bar. An entry for a page below an address that `GUIDES` matches has to be left out of that pattern. */
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
