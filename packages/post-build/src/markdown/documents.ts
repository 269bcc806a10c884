import type { MarkdownPage } from './pages.ts';
import type { SiteAddress } from './links.ts';

/** The line at the top of every document that leads to all the others. */
const indexNote = ({ url, baseUrl }: SiteAddress): string =>
  `> For AI agents: all pages of these docs are listed in [llms.txt](${url}${baseUrl}llms.txt).`;

/** A page's file: what it is in front, where the others are, then the page. */
export function pageFile(page: MarkdownPage, site: SiteAddress): string {
  const facts = { title: page.title, description: page.description, url: site.url + page.path };
  return [
    '---',
    // JSON's strings are YAML's, too.
    ...Object.entries(facts).map(([key, value]) => `${key}: ${JSON.stringify(value)}`),
    '---',
    '',
    indexNote(site),
    '',
    page.text,
  ].join('\n');
}

/** Pages in one file, one after the other, each with its address. */
export function fullText(title: string, pages: MarkdownPage[], site: SiteAddress): string {
  return [
    `# ${title}\n\n${indexNote(site)}\n`,
    ...pages.map((page) => `---\n\nSource: ${site.url}${page.file}\n\n${page.text}`),
  ].join('\n');
}
