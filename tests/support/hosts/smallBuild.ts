import path from 'node:path';
import { writeFile } from '../../../packages/model/src/files.ts';
import { redirectMarkdown, redirectPage } from '../../../packages/post-build/src/redirects/redirectPage.ts';

const ORIGIN = 'https://docs.example.com';

/** Returns the files of a build for a base path, with one of each kind of file that hosts treat differently. */
const smallFiles = (base: string): Record<string, string> => {
  const page = (address: string, text: string) =>
    `<!doctype html><link rel="canonical" href="${ORIGIN}${base}${address}">` +
    `<script src="${base}assets/js/main.abcd1234.js"></script><h1>${text}</h1>`;
  const routes = ['', 'overview', 'overview/changelog', 'mcp/', 'search'];
  const loc = routes.map((route) => `<loc>${ORIGIN}${base}${route}</loc>`).join('');
  const old = (address: string, title: string, markdown: string) => ({
    title,
    to: base + address,
    canonical: ORIGIN + base + address.split('#')[0],
    markdown: ORIGIN + base + markdown,
  });
  return {
    'index.html': page('', 'Home'),
    'index.md': '# Home',
    'overview/index.html': page('overview', 'Overview'),
    'overview.md': '# Overview',
    'overview/changelog/index.html': page('overview/changelog', 'Changelog'),
    'overview/changelog.md': '# Changelog',
    'overview/changelog/atom.xml': '<feed/>',
    'mcp/index.html': page('mcp/', 'Server'),
    'mcp.md': '# Server',
    // A page without Markdown, because it is useless to agents.
    'search/index.html': page('search', 'Search'),
    // Old addresses of pages.
    'overview/news/index.html': redirectPage(
      old('overview/changelog#new', 'Changelog', 'overview/changelog.md'),
    ),
    'overview/news.md': redirectMarkdown(old('overview/changelog#new', 'Changelog', 'overview/changelog.md')),
    'find/index.html': redirectPage(old('search', 'Search', 'search')),
    'find.md': redirectMarkdown(old('search', 'Search', 'search')),
    '404.html': page('404.html', 'Not found'),
    'sitemap.xml': `<urlset>${loc}</urlset>`,
    'llms.txt': 'Füllwort',
    'AGENTS.md': '# Agents',
    'site.webmanifest': '{}',
    '.well-known/security.txt': 'Contact: x',
    'assets/js/main.abcd1234.js': 'run();'.repeat(100),
    'search-index/names.abcd1234.json': '[]',
    'fragments/api/part.html': '<p>part</p>',
    'img/logo.svg': '<svg/>',
    'openapi/backend.yaml': 'openapi: 3.1.0',
    'downloads/x-1.4.0.tgz': 'packed',
    'SHA256SUMS.txt': 'abcd  x-1.4.0.tgz',
  };
};

export function writeSmallBuild(folder: string, base: string): void {
  for (const [file, text] of Object.entries(smallFiles(base))) writeFile(path.join(folder, file), text);
}
