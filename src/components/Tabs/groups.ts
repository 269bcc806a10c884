/** What the tabs of each group are a choice of, for those who hear it. */
export const groups: Readonly<Record<string, string>> = {
  'api-language': 'Language',
  environment: 'Environment',
  framework: 'Framework',
  'framework-or-not': 'Framework',
  'jwt-library': 'Library',
  language: 'Language',
  'mcp-client': 'Client',
  'package-manager': 'Package manager',
  'test-runner': 'Test runner',
  'webhook-server': 'Server',
};
