import type { MultiColumnFooter } from '@docusaurus/theme-common';
import { site } from './site.ts';
import { versions } from './versions.ts';

/** The addresses of the third-party notices and of the bill of materials in CycloneDX format, below the base URL. */
export const noticesAddress = 'third-party-notices.txt';
export const sbomAddress = 'sbom.cdx.json';

/** Links a file of the build. The router knows no such files, so this is a plain link. */
const fileLink = (address: string, label: string) =>
  `<a class="footer__link-item" href="${site.baseUrl}${address}">${label}</a>`;

/** The footer: columns of links, then the copyright with the website's version, and the third-party notices. */
export const footer: MultiColumnFooter = {
  style: 'light',
  links: [
    {
      title: 'Docs',
      items: [
        { label: 'Quick start', to: '/products/quick-start-guide' },
        { label: 'Glossary', to: '/roadmap-and-references/glossary' },
      ],
    },
    {
      title: 'Developers',
      items: [
        { label: 'SDKs', to: '/api/sdk-base/' },
        { label: 'MCP', to: '/mcp/' },
      ],
    },
    {
      title: 'Community',
      items: [
        { label: 'LinkedIn', href: site.links.linkedin },
        { label: 'Discord', href: site.links.discord },
      ],
    },
    { title: 'Corporate', items: [{ label: site.name, href: site.links.company }] },
    {
      title: 'More',
      items: [
        { label: 'Source', href: site.links.source },
        { label: 'Privacy policy', href: site.links.privacy },
        { label: 'Terms & Conditions', to: '/overview/terms-and-conditions' },
      ],
    },
  ],
  copyright: [
    `<span>© ${site.copyrightYear} ${site.name} · version ${versions.docs}</span>`,
    fileLink(noticesAddress, 'Third-party notices'),
    fileLink(sbomAddress, 'Bill of materials'),
  ].join(' '),
};
