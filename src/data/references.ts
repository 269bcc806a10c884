/** What these docs hold for looking things up. Shown on the home page. */
export const references = [
  {
    label: '@nacre/sdk-base',
    to: '/api/sdk-base/',
    summary: 'The JavaScript SDK, for any framework or none.',
  },
  {
    label: '@nacre/sdk-react',
    to: '/api/sdk-react/',
    summary: 'A provider, hooks and components for React 18.2 and 19.',
  },
  { label: 'Backend API', to: '/backend-openapi', summary: 'Every operation and webhook, with samples.' },
  {
    label: 'Errors',
    to: '/products/embedded-wallet/exceptions',
    summary: 'Every code, its cause and what to do.',
  },
  {
    label: 'Supported blockchains',
    to: '/roadmap-and-references/supported-blockchains',
    summary: 'Networks, and what works on each.',
  },
  {
    label: 'Changelog',
    to: '/overview/changelog',
    summary: 'What changed in the SDKs, the API and these docs.',
  },
] as const;
