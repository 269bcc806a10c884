import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/** The guides, in the order in which a reader needs them. */
const sidebars: SidebarsConfig = {
  guides: [
    {
      type: 'category',
      label: 'Get started',
      collapsed: false,
      items: ['products/apis_sdks', 'products/quick-start-guide', 'products/integrate-sdk-react-existing'],
    },
    {
      type: 'category',
      label: 'Products',
      collapsed: false,
      items: [
        'products/nacre-auth',
        'products/embedded-wallet/introduction',
        'products/embedded-wallet/exceptions',
        'products/tokenization',
        'products/security-and-best-practices',
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
          items: [
            'solutions/on-chain-loyalty/introduction',
            'solutions/on-chain-loyalty/loyalty-assets-guide',
            'solutions/on-chain-loyalty/zelty-integration',
          ],
        },
        {
          type: 'category',
          label: 'Digital product passport',
          items: [
            'solutions/digital-product-passport/introduction',
            'solutions/digital-product-passport/dpp-demo',
          ],
        },
      ],
    },
    {
      type: 'category',
      label: 'Interfaces',
      items: ['interfaces/admin/introduction', 'interfaces/end-user/introduction'],
    },
    {
      type: 'category',
      label: 'MCP',
      items: ['mcp/index', 'mcp/quickstart'],
    },
    {
      type: 'category',
      label: 'Technical guides',
      items: ['technical-guides/faq/index', 'technical-guides/faq/how-to-get-test-tokens'],
    },
    {
      type: 'category',
      label: 'Roadmap and references',
      items: [
        'roadmap-and-references/supported-blockchains',
        'roadmap-and-references/glossary',
        'roadmap-and-references/roadmap',
      ],
    },
    {
      type: 'category',
      label: 'Overview',
      items: [
        'overview/changelog',
        'overview/how-these-docs-are-built',
        'overview/privacy-policy',
        'overview/terms-and-conditions',
      ],
    },
    { type: 'doc', id: 'backend-openapi', label: 'Backend API' },
  ],
};

export default sidebars;
