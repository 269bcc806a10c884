/** Accessible names of the tab lists, by group. */
export const groupLabels: Readonly<Record<string, string>> = {
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
