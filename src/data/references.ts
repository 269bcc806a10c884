/** Pages to look things up in. Shown on the home page. */
export const references = [
  ['@nacre/sdk-base', '/api/sdk-base/', 'The JavaScript SDK, with any framework or none.'],
  ['@nacre/sdk-react', '/api/sdk-react/', 'A provider, hooks and components for React 18.2 and 19.'],
  ['Backend API', '/backend-openapi', 'Every operation and webhook event, with samples.'],
  ['Errors', '/products/embedded-wallet/exceptions', 'Every code, its cause, and what to do about it.'],
  [
    'Supported blockchains',
    '/roadmap-and-references/supported-blockchains',
    'Every network, and what works on it.',
  ],
  ['Changelog', '/overview/changelog', 'What changed in the SDKs, the API and these docs.'],
] as const;
