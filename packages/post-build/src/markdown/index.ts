import type { LoadContext, Plugin } from '@docusaurus/types';
import { agentsFile, skill } from '../../../../src/config/agents.ts';
import { indexAgentFiles, indexInstructions, markdownOptions } from '../../../../src/config/markdown.ts';
import type { StepOutput, BuiltSite } from '../BuildStep.ts';
import { writeFrontMatter } from '../../../model/src/frontMatter.ts';
import { withErrorContext } from '../../../model/src/withErrorContext.ts';
import { agentsText } from './agents.ts';
import { findSplitPoints, type SplitPoint } from './splitPoints.ts';
import { Links, type SiteAddress } from './links.ts';
import { indexFiles, splitFullTexts } from './llms.ts';
import { toMarkdownPage, type MarkdownPage, type ConvertedPage } from './MarkdownPage.ts';
import { filesOfIds, partsOf } from './parts.ts';
import { skillFiles } from './skills.ts';
import { sectionsOf } from './sections.ts';

/**
 * Creates each page's Markdown next to its HTML, `llms.txt`, the full texts and `AGENTS.md`. They're derived from the
 * built HTML, which includes the output of components, so that nothing is written twice. No page gets another script.
 *
 * `data-markdown-ignore` on an element leaves it out of the Markdown, for content that is only useful on a screen.
 */
export async function markdown({
  siteConfig,
  baseUrl,
  pages: built,
  plugins,
  memoize,
}: BuiltSite): Promise<StepOutput> {
  const site = { url: siteConfig.url, baseUrl };
  const isInParts = ({ path: page }: { path: string }) =>
    markdownOptions.inParts.some((route) => page.replace(/\/$/, '') === baseUrl + route.slice(1));

  const links = new Links(
    site,
    built.map((page) => page.path),
  );
  for (const page of built) links.collect(page.path, page.links);
  const splitPoints = new Map<string, SplitPoint[]>();
  for (const page of built.filter(isInParts)) {
    const { path, articleHtml } = page;
    const { points, files } = memoize(['split points', path, articleHtml], () => {
      const { article } = page;
      const points = findSplitPoints(article, markdownOptions.partLimit);
      return { points, files: filesOfIds({ path, article }, points, site) };
    });
    splitPoints.set(path, points);
    links.addParts(path, points, files);
  }

  const pages: ConvertedPage[] = [];
  for (const page of built)
    pages.push(await withErrorContext(page.file, () => toMarkdownPage(page, links, site, memoize)));
  const parts = new Map(
    pages.filter(isInParts).map((page) => {
      const { path, title, key } = page;
      return [
        path,
        memoize(['parts', path, title, ...key], () => partsOf(page, splitPoints.get(path) ?? [], site)),
      ];
    }),
  );
  const texts = new Map<MarkdownPage, string>(
    [...pages, ...[...parts.values()].flat()].map((page) => [page, pageFile(page, site)]),
  );

  const sections = sectionsOf<MarkdownPage>(plugins, pages, parts);
  const partPages = new Set([...parts.values()].flat());
  // Full texts leave out the parts, since a part only repeats its page.
  const sectionsWithoutParts = sections.map(({ label, pages: all }) => ({
    label,
    pages: all.filter((page) => !partPages.has(page)),
  }));
  const fullTexts = splitFullTexts(
    sectionsWithoutParts,
    (page) => texts.get(page)?.length ?? 0,
    markdownOptions.fullTextLimit,
  );
  const index = indexFiles({
    title: siteConfig.title,
    summary: siteConfig.tagline,
    instructions: indexInstructions,
    agentFiles: indexAgentFiles,
    sections,
    fullTexts,
    site,
    sectionLimit: markdownOptions.indexSectionLimit,
    inFullOnly: markdownOptions.inFullOnly,
    isOptional: ({ path }) => markdownOptions.optional.some((route) => path === baseUrl + route.slice(1)),
  });
  for (const [name, { length }] of index) {
    if (length > markdownOptions.indexLimit) {
      throw new Error(
        `${name} has ${length} characters, and the limit is ${markdownOptions.indexLimit}. Lower indexSectionLimit in src/config/markdown.ts`,
      );
    }
  }
  const pageAt = (route: string) => pages.find((page) => page.path === baseUrl + route.slice(1));
  const agents = agentsText(agentsFile, pageAt, site, memoize);
  return {
    files: [
      ...[...texts].map(([{ file }, content]) => ({ path: file.slice(baseUrl.length), content })),
      ...fullTexts.map(({ name, label, pages: textPages }) => ({
        path: name,
        content: fullText(`${siteConfig.title}: ${label}`, textPages, site),
      })),
      ...[...index].map(([name, content]) => ({ path: name, content })),
      { path: 'AGENTS.md', content: agents },
      ...skillFiles(skill, agents, baseUrl),
    ],
  };
}

/**
 * Adds a note for programs that read the page as text. It's invisible, hidden from screen readers and not in the tab
 * order, but part of the text.
 */
export function markdownNote({ siteConfig, baseUrl }: LoadContext) {
  const address = `${siteConfig.url}${baseUrl}llms.txt`;
  const note = {
    tagName: 'div',
    attributes: { class: 'agents-note', 'aria-hidden': 'true', 'data-nosnippet': true },
    innerHTML: `For AI agents: all pages of these docs are listed in <a href="${address}" tabindex="-1">${address}</a>. For this page as Markdown, put .md after its address.`,
  };
  return {
    // Before the page's root element, so that it's outside of React's tree.
    injectHtmlTags: () => ({ preBodyTags: [note] }),
  } satisfies Partial<Plugin>;
}

/** Returns the line at the top of every document that links to the list of all pages. */
const indexNote = ({ url, baseUrl }: SiteAddress): string =>
  `> For AI agents: all pages of these docs are listed in [llms.txt](${url}${baseUrl}llms.txt).`;

/** Returns a page's file, with front matter, the link to the list of all pages, and the text. */
export function pageFile(page: MarkdownPage, site: SiteAddress): string {
  const facts = { title: page.title, description: page.description, url: site.url + page.path };
  return `${writeFrontMatter(facts)}${indexNote(site)}\n\n${page.text}`;
}

/** Joins pages into one file, each with its address. */
export function fullText(title: string, pages: MarkdownPage[], site: SiteAddress): string {
  return [
    `# ${title}\n\n${indexNote(site)}\n`,
    ...pages.map((page) => `---\n\nSource: ${site.url}${page.file}\n\n${page.text}`),
  ].join('\n');
}
