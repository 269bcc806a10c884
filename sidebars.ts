import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/** The guides, in the order in which a reader needs them. */
const sidebars: SidebarsConfig = {
  guides: [
    {
      type: 'category',
      label: 'Get started',
      collapsed: false,
      items: [
        'products/quick-start-guide',
        {
          type: 'category',
          label: 'Choose your framework',
          link: { type: 'doc', id: 'quick-starts/choose-your-framework' },
          items: [
            'quick-starts/react',
            'quick-starts/nextjs',
            'quick-starts/vue',
            'quick-starts/sveltekit',
            'quick-starts/angular',
            'quick-starts/html',
            'quick-starts/node',
          ],
        },
        'products/integrate-sdk-react-existing',
        'overview/concepts',
        'products/apis_sdks',
        'technical-guides/what-nacre-does-not-do',
      ],
    },
    {
      type: 'category',
      label: 'Products',
      collapsed: false,
      items: [
        {
          type: 'category',
          label: 'Nacre Auth',
          link: { type: 'doc', id: 'products/nacre-auth' },
          // Readers look up sections of a long page directly.
          items: [{ type: 'link', label: 'Keep a session', href: '/products/nacre-auth#the-session' }],
        },
        'products/embedded-wallet/introduction',
        'products/tokenization',
      ],
    },
    {
      type: 'category',
      label: 'Solutions',
      items: [
        'solutions/use-cases',
        {
          type: 'category',
          label: 'On-chain loyalty',
          link: { type: 'doc', id: 'solutions/on-chain-loyalty/introduction' },
          items: [
            'solutions/on-chain-loyalty/loyalty-assets-guide',
            'solutions/on-chain-loyalty/zelty-integration',
          ],
        },
        {
          type: 'category',
          label: 'Digital product passports',
          link: { type: 'doc', id: 'solutions/digital-product-passport/introduction' },
          items: ['solutions/digital-product-passport/dpp-demo'],
        },
      ],
    },
    {
      type: 'category',
      label: 'Server',
      link: { type: 'doc', id: 'technical-guides/server' },
      items: [
        {
          type: 'link',
          label: 'Verify access tokens',
          href: '/products/nacre-auth#verify-the-access-token-on-your-server',
        },
        'technical-guides/webhooks',
      ],
    },
    {
      type: 'category',
      label: 'Build for production',
      collapsed: false,
      items: [
        'technical-guides/test-your-app',
        'products/security-and-best-practices',
        'technical-guides/recovery',
        'technical-guides/network-fees',
        'technical-guides/browsers-and-platforms',
        'products/embedded-wallet/exceptions',
        'technical-guides/move-from-another-provider',
      ],
    },
    {
      type: 'category',
      label: 'Dashboard and wallet',
      items: ['interfaces/admin/introduction', 'interfaces/end-user/introduction'],
    },
    {
      type: 'category',
      label: 'MCP server',
      link: { type: 'doc', id: 'mcp/index' },
      items: ['mcp/quickstart'],
    },
    {
      type: 'category',
      label: 'Help',
      items: [
        'technical-guides/faq/index',
        'technical-guides/support-and-data',
        'technical-guides/faq/how-to-get-test-tokens',
      ],
    },
    {
      type: 'category',
      label: 'Reference',
      items: [
        'roadmap-and-references/supported-blockchains',
        'roadmap-and-references/glossary',
        'roadmap-and-references/roadmap',
        'overview/releases/version-0-3-0',
        'overview/releases/version-0-2-0',
      ],
    },
    { type: 'doc', id: 'backend-openapi', label: 'Backend API' },
    {
      type: 'category',
      label: 'About',
      items: [
        'overview/changelog',
        'overview/how-these-docs-are-built',
        'overview/styleguide',
        'overview/privacy-policy',
        'overview/terms-and-conditions',
      ],
    },
  ],
};

export default sidebars;
