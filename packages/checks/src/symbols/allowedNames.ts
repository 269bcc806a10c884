/** Names that pages format as code and that aren't in our sources, each with the reason why it's allowed. */
export const allowedNames: Readonly<Record<string, string>> = {
  Authorization: 'a header of HTTP',
  Origin: 'a header of HTTP',
  cacheComponents: 'a setting of Next.js',
  partialPrefetching: 'a setting of Next.js',
  moduleResolution: 'a setting of TypeScript',
  skipLibCheck: 'a setting of TypeScript',
  exactOptionalPropertyTypes: 'a setting of TypeScript',
  mcpServers: 'a key of the configuration of MCP clients',
  nacre_code: 'the query parameter after a sign-in with Google, which the API describes in words only',
  'Nacre-Sdk-Version': 'a header of the SDKs, which the API describes in words only',
  valid_until: 'an example of how not to spell a trait',
  'docusaurus.announcement.dismiss': 'a key in the storage of the browser, which the site makes',
  'docusaurus.announcement.id': 'a key in the storage of the browser, which the site makes',
  'search.slash': 'a key in the storage of the browser, which the site makes',
};
