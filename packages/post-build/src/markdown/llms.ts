import type { SiteAddress } from './links.ts';
import type { MarkdownPage } from './MarkdownPage.ts';
import type { Section } from './sections.ts';

/** A file of full text and the pages in it. */
export interface FullText {
  /** Name under the site's base, such as `llms-full.txt`. */
  name: string;
  label: string;
  pages: MarkdownPage[];
}

/** Distributes pages over full texts. Each large section has its own file, and all others share one. */
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
  const separate: FullText[] = [];
  for (const { label, pages } of sections) {
    const length = pages.reduce((sum, page) => sum + lengthOf(page), 0);
    if (length > limit) separate.push({ name: `llms-full-${slug(label)}.txt`, label, pages });
    else shared.pages.push(...pages);
  }
  return [shared, ...separate];
}

/** Converts a label: `@nacre/sdk-base` → `sdk-base`. The scope is dropped, since all packages share it. */
const slug = (label: string): string =>
  label
    .replace(/^@[^/]+\//, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Returns a line of the list. The description is required, since agents decide by it whether to read the page. */
export function indexLine(title: string, address: string, description: string): string {
  if (!description)
    throw new Error(`${title} has no description for its line in llms.txt. Add one to its front matter`);
  return `- [${title.replace(/[[\]\\]/g, '\\$&')}](${address}): ${description}`;
}

/** A file in the list that isn't a page. */
interface IndexFile {
  name: string;
  description: string;
}

interface Index {
  title: string;
  summary: string;
  /** Instructions for agents, above the list. */
  instructions: string;
  agentFiles: IndexFile[];
  sections: Section[];
  fullTexts: FullText[];
  site: SiteAddress;
  /** A section with more characters than this is listed in brief here, and in full in a separate file. */
  sectionLimit: number;
  /** Matches the files of pages that a large section only lists in its separate file. */
  inFullOnly: RegExp;
  /** Whether a page can be left out of a short context. */
  isOptional: (page: MarkdownPage) => boolean;
}

/**
 * Returns `llms.txt` and the files of sections that are too large for it, by name. They list every page with its
 * address, by section, after the information that an agent needs about this site. Pages of a reference that have the
 * same title as a page of an earlier reference are only in its separate file, after all others.
 */
export function indexFiles(index: Index): Map<string, string> {
  const { title, summary, sections, fullTexts, site, sectionLimit, isOptional } = index;
  const root = site.url + site.baseUrl;
  const files = new Map<string, string>();
  const lines = [
    `# ${title}`,
    ...['', `> ${summary}`, '', index.instructions, '', '## For agents', ''],
    ...index.agentFiles.map(({ name, description }) => indexLine(name, root + name, description)),
  ];
  const optional = sections.flatMap(({ pages }) => pages.filter(isOptional));
  const labelByTitle = new Map<string, string>();
  for (const { label, pages: all } of sections) {
    const pages = all.filter((page) => !isOptional(page));
    if (pages.length === 0) continue;
    const full = pages.map((page) => lineOf(page, site));
    lines.push('', `## ${label}`, '');
    if (full.join('\n').length <= sectionLimit) {
      lines.push(...full);
      continue;
    }
    const newPages = pages.filter(({ title }) => !labelByTitle.has(title));
    const repeatedPages = pages.filter(({ title }) => labelByTitle.has(title));
    const name = `llms-${slug(label)}.txt`;
    files.set(name, sectionFile(index, label, newPages, repeatedPages, labelByTitle));
    const more =
      repeatedPages.length === 0
        ? 'its types'
        : `its types and what it has from ${labelsOf(repeatedPages, labelByTitle)}`;
    lines.push(
      indexLine(name, root + name, `Every page of this section, also ${more}.`),
      ...newPages.filter(({ file }) => !index.inFullOnly.test(file)).map((page) => lineOf(page, site)),
    );
    for (const { title } of newPages) labelByTitle.set(title, label);
  }
  lines.push(
    ...['', '## Optional', ''],
    ...optional.map((page) => lineOf(page, site)),
    ...fullTexts.map(({ name, label }) => indexLine(name, root + name, `Full text. ${label}.`)),
  );
  return new Map([['llms.txt', `${lines.join('\n')}\n`], ...files]);
}

const labelsOf = (pages: MarkdownPage[], labelByTitle: ReadonlyMap<string, string>) =>
  [...new Set(pages.map(({ title }) => labelByTitle.get(title) ?? ''))].join(' and ');

/** Returns the list of one section, with the pages that only it has, then those that other sections have as well. */
function sectionFile(
  { title, summary, site }: Index,
  label: string,
  newPages: MarkdownPage[],
  repeatedPages: MarkdownPage[],
  labelByTitle: ReadonlyMap<string, string>,
): string {
  const list = (heading: string, pages: MarkdownPage[]) =>
    pages.length === 0 ? [] : ['', `## ${heading}`, '', ...pages.map((page) => lineOf(page, site))];
  const lines = [
    ...[`# ${title}: ${label}`, '', `> ${summary}`],
    ...list(label, newPages),
    ...list(`Also in ${labelsOf(repeatedPages, labelByTitle)}`, repeatedPages),
  ];
  return `${lines.join('\n')}\n`;
}

const lineOf = ({ title, file, description }: MarkdownPage, site: SiteAddress) =>
  indexLine(title, site.url + file, description);
