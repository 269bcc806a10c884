import type { MarkdownPage } from './MarkdownPage.ts';
import type { SiteAddress } from './links.ts';

/** Returns the line at the top of every document that links to the list of all pages. */
const indexNote = ({ url, baseUrl }: SiteAddress): string =>
  `> For AI agents: all pages of these docs are listed in [llms.txt](${url}${baseUrl}llms.txt).`;

/** Returns a page's file, with front matter, the link to the list of all pages, and the text. */
export function pageFile(page: MarkdownPage, site: SiteAddress): string {
  const facts = { title: page.title, description: page.description, url: site.url + page.path };
  return [
    '---',
    // JSON strings are valid YAML.
    ...Object.entries(facts).map(([key, value]) => `${key}: ${JSON.stringify(value)}`),
    '---',
    '',
    indexNote(site),
    '',
    page.text,
  ].join('\n');
}

/** Joins pages into one file, each with its address. */
export function fullText(title: string, pages: MarkdownPage[], site: SiteAddress): string {
  return [
    `# ${title}\n\n${indexNote(site)}\n`,
    ...pages.map((page) => `---\n\nSource: ${site.url}${page.file}\n\n${page.text}`),
  ].join('\n');
}
