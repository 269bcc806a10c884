import type { SiteAddress } from './links.ts';
import type { MarkdownPage } from './pages.ts';
import type { Section } from './sections.ts';

/** A file of full text and the pages in it. */
export interface FullText {
  /** Name under the site's base, such as `llms-full.txt`. */
  name: string;
  label: string;
  pages: MarkdownPage[];
}

/** Full texts: a section that is large has a file of its own, all others share one. */
export function splitFullTexts(
  sections: Section[],
  lengthOf: (page: MarkdownPage) => number,
  limit: number,
): FullText[] {
  const shared: FullText = {
    name: 'llms-full.txt',
    label: 'All sections without a file of their own',
    pages: [],
  };
  const own: FullText[] = [];
  for (const { label, pages } of sections) {
    const length = pages.reduce((sum, page) => sum + lengthOf(page), 0);
    if (length > limit) own.push({ name: `llms-full-${slug(label)}.txt`, label, pages });
    else shared.pages.push(...pages);
  }
  return [shared, ...own];
}

/** `@nacre/sdk-base` → `sdk-base`: a name in front of a slash is the same for all. */
const slug = (label: string): string =>
  label
    .replace(/^@[^/]+\//, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A line of the list: title, address and what the page is about. */
export const indexLine = (title: string, address: string, description: string): string =>
  `- [${title.replace(/[[\]\\]/g, '\\$&')}](${address})${description ? `: ${description}` : ''}`;

interface Index {
  title: string;
  summary: string;
  sections: Section[];
  fullTexts: FullText[];
  site: SiteAddress;
  /** A section with more characters than this is listed in brief, and in full in a file of its own. */
  sectionLimit: number;
}

/**
 * `llms.txt` by its name, and the files of sections that are too large for it: every page with its address, by
 * section, after what an agent needs to know of this site. What one reference has under the same name as the one before,
 * the second one's own file lists alone.
 */
export function indexFiles(index: Index): Map<string, string> {
  const { title, summary, sections, fullTexts, site, sectionLimit } = index;
  const root = site.url + site.baseUrl;
  const files = new Map<string, string>();
  const lines = [
    `# ${title}`,
    '',
    `> ${summary}`,
    '',
    'Every page of these docs is also there as Markdown: put `.md` after its address, without a slash at the end.',
    '',
    '## For agents',
    '',
    indexLine(
      'AGENTS.md',
      `${root}AGENTS.md`,
      'What to install, how to sign users in and what never to do, to put into a project of your own.',
    ),
    ...fullTexts.map(({ name, label }) => indexLine(name, root + name, `Full text. ${label}.`)),
  ];
  const named = new Set<string>();
  for (const { label, pages } of sections) {
    const full = pages.map((page) => lineOf(page, site, page.description));
    const isLarge = full.join('\n').length > sectionLimit;
    lines.push('', `## ${label}`, '');
    if (!isLarge) {
      lines.push(...full);
      continue;
    }
    const name = `llms-${slug(label)}.txt`;
    files.set(name, `# ${title}: ${label}\n\n> ${summary}\n\n## ${label}\n\n${full.join('\n')}\n`);
    const own = pages.filter(({ title }) => !named.has(title));
    const about =
      own.length < pages.length
        ? 'All pages of this section, with what each is about. Those with a name from above are not below.'
        : 'This section again, with what each page is about.';
    lines.push(indexLine(name, root + name, about), ...own.map((page) => lineOf(page, site, '')));
    for (const { title } of pages) named.add(title);
  }
  return new Map([['llms.txt', `${lines.join('\n')}\n`], ...files]);
}

const lineOf = ({ title, file }: MarkdownPage, site: SiteAddress, description: string) =>
  indexLine(title, site.url + file, description);
