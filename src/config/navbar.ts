import type { NavbarItem } from '@docusaurus/theme-common';
import { site } from './site.ts';

/**
 * The paths that make "Guides" the current entry. The backend's page and the changelog stand in the guides' sidebar too,
 * and have entries of their own: a reader is in one place, so one entry is current.
 */
const GUIDES = `^${site.baseUrl}(?:(?:products|solutions|technical-guides|interfaces|mcp|roadmap-and-references)/|overview/(?!changelog$))`;

/** The navigation bar: three entries of the reference side, the guides, then what leads elsewhere. */
export const navbarItems: NavbarItem[] = [
  { type: 'docSidebar', docsPluginId: 'api', sidebarId: 'sdk', label: 'SDKs', position: 'left' },
  { to: '/backend-openapi', label: 'APIs', position: 'left' },
  { to: '/overview/changelog', label: 'Changelog', position: 'left' },
  { to: '/products/quick-start-guide', activeBaseRegex: GUIDES, label: 'Guides', position: 'left' },
  { href: site.links.dashboard, label: 'Dashboard', position: 'right' },
  { type: 'search', position: 'right' },
];
