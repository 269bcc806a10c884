/** A request below the site's base, and the response of every host that supports it. */
export interface ExpectedResponse {
  /** The path as sent, relative to the base. */
  path: string;
  accept?: string;
  method?: 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'OPTIONS' | 'PROPFIND';
  status: number;
  /** The target of a redirect, relative to the base. */
  to?: string;
  type?: string;
  /** The beginning of the response's text. */
  text?: string;
  /** Whether a browser may cache the response without revalidating it. */
  isImmutable?: true;
  vary?: string;
  /** Whether other sites' pages may use the response. */
  isShared?: true;
}

const HTML = 'text/html; charset=utf-8';
const MARKDOWN = 'text/markdown; charset=utf-8';
const PLAIN = 'text/plain; charset=utf-8';
const BOTH = 'Accept, Accept-Encoding';
const PACKED = 'Accept-Encoding';

const page = (path: string): ExpectedResponse => ({
  path,
  status: 200,
  type: HTML,
  text: '<!doctype html>',
  vary: BOTH,
});
const markdown = (path: string, accept: string, text: string): ExpectedResponse => ({
  path,
  accept,
  status: 200,
  type: MARKDOWN,
  text,
  vary: BOTH,
  isShared: true,
});
const leads = (path: string, to: string): ExpectedResponse => ({ path, status: 301, to });
const missing = (path: string): ExpectedResponse => ({
  path,
  status: 404,
  type: HTML,
  text: '<!doctype html>',
  vary: BOTH,
});
const missingMarkdown = (path: string, accept?: string): ExpectedResponse => ({
  path,
  ...(accept && { accept }),
  status: 404,
  type: MARKDOWN,
  text: '# Page not found',
  vary: BOTH,
  isShared: true,
});

/** Old addresses of pages, in all their forms. */
const oldAddresses: readonly ExpectedResponse[] = [
  ...['', '/', '.html', '/index.html', '/index', '?q=a%20$&', '//', '/?q=1'].map((form) =>
    leads(`overview/news${form}`, `overview/changelog${form.replace(/^[^?]*/, '')}#new`),
  ),
  { ...leads('overview/news', 'overview/changelog#new'), accept: 'text/markdown' },
  { ...leads('overview/news.md?q=1', 'overview/changelog.md?q=1'), isShared: true },
  leads('find', 'search'),
  // A page without Markdown.
  { ...leads('find.md', 'search'), isShared: true },
  missing('overview/news/more'),
  missing('overview/new'),
];

export const requests: readonly ExpectedResponse[] = [
  // Each address has one form, to which the others redirect.
  page(''),
  page('?q=1'),
  page('overview'),
  page('overview/changelog'),
  page('overview/changelog?x=/index.html'),
  page('mcp/'),
  page('search'),
  leads('index.html', ''),
  leads('index', ''),
  leads('overview/', 'overview'),
  leads('overview.html', 'overview'),
  leads('overview/index.html', 'overview'),
  leads('overview/changelog.html?q=a%20b', 'overview/changelog?q=a%20b'),
  leads('overview/changelog/', 'overview/changelog'),
  leads('overview/changelog/index', 'overview/changelog'),
  leads('overview//changelog', 'overview/changelog'),
  leads('mcp', 'mcp/'),
  leads('mcp.html', 'mcp/'),
  leads('mcp/index.html?a=b', 'mcp/?a=b'),
  ...oldAddresses,
  // Content negotiation between HTML and Markdown.
  markdown('', 'text/markdown', '# Home'),
  markdown('overview', 'text/markdown, text/html;q=0.9', '# Overview'),
  markdown('overview/changelog', 'text/html, text/markdown', '# Changelog'),
  markdown('mcp/', 'Text/Markdown; charset=utf-8; q=0.5, */*;q=0.1', '# Server'),
  markdown('overview.md', 'text/html', '# Overview'),
  markdown('AGENTS.md', 'text/markdown', '# Agents'),
  { ...page('overview'), accept: 'text/markdown;q=0.4, text/html;q=0.5' },
  { ...page('overview'), accept: 'text/markdown;q=0, */*' },
  { ...page('overview'), accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
  { ...page('search'), accept: 'text/markdown' },
  { ...leads('overview.html', 'overview'), accept: 'text/markdown' },
  // Files.
  { path: 'llms.txt', status: 200, type: PLAIN, text: 'Füllwort', vary: PACKED, isShared: true },
  { path: 'llms.txt', accept: 'text/markdown', status: 200, type: PLAIN, vary: PACKED, isShared: true },
  { path: 'sitemap.xml', status: 200, type: 'application/xml; charset=utf-8', vary: PACKED, isShared: true },
  {
    path: 'overview/changelog/atom.xml',
    status: 200,
    type: 'application/atom+xml; charset=utf-8',
    vary: PACKED,
    isShared: true,
  },
  { path: 'site.webmanifest', status: 200, type: 'application/manifest+json', vary: PACKED },
  { path: '.well-known/security.txt', status: 200, type: PLAIN, vary: PACKED, isShared: true },
  { path: 'fragments/api/part.html', status: 200, type: HTML, text: '<p>part', vary: PACKED },
  { path: 'fragments/api/part.html', accept: 'text/markdown', status: 200, type: HTML, vary: PACKED },
  { path: 'img/logo.svg', status: 200, type: 'image/svg+xml; charset=utf-8', vary: PACKED, isShared: true },
  {
    path: 'openapi/backend.yaml',
    accept: 'text/markdown',
    status: 200,
    type: 'application/yaml',
    vary: PACKED,
    isShared: true,
  },
  { path: 'SHA256SUMS.txt', status: 200, type: PLAIN, vary: PACKED, isShared: true },
  { path: 'assets/js/main.abcd1234.js', status: 200, text: 'run()', vary: PACKED, isImmutable: true },
  { path: 'search-index/names.abcd1234.json', status: 200, text: '[]', vary: PACKED, isImmutable: true },
  // Missing pages and files.
  missing('nowhere'),
  missing('404'),
  missing('404.html'),
  missing('nowhere/index.html'),
  missing('fragments/api/none.html'),
  missing('none.txt'),
  missing('overview.txt/'),
  missing('constructor'),
  missing('overview%3F.txt'),
  { path: 'assets/js/none.js', status: 404, text: '<!doctype html>' },
  missing('404.md'),
  missingMarkdown('none.md'),
  missingMarkdown('nowhere', 'text/markdown'),
  missingMarkdown('none.txt', 'text/markdown'),
  missingMarkdown('404', 'text/markdown, text/html, */*'),
  // Only GET and HEAD are allowed.
  { path: 'overview', method: 'HEAD', status: 200, type: HTML, text: '', vary: BOTH },
  { path: 'nowhere', method: 'HEAD', status: 404, type: HTML, text: '', vary: BOTH },
  {
    path: 'nowhere',
    method: 'HEAD',
    accept: 'text/markdown',
    status: 404,
    type: MARKDOWN,
    vary: BOTH,
    isShared: true,
  },
  { path: 'overview', method: 'POST', status: 405 },
  { path: '', method: 'PUT', status: 405 },
  { path: 'nowhere', method: 'DELETE', status: 405 },
  { path: '', method: 'PATCH', status: 405 },
  { path: 'overview/changelog', method: 'OPTIONS', status: 405 },
  { path: 'mcp/', method: 'PROPFIND', status: 405 },
  { path: 'overview.html', method: 'POST', status: 405, vary: BOTH },
  // Invalid paths.
  { path: '%00', status: 400 },
  { path: 'a%zz', status: 400 },
  missing('%ff'),
  missing('overview%5Cchangelog'),
  missing('%0d%0aoverview'),
];
