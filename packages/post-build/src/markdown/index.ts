import type { LoadContext, Plugin } from '@docusaurus/types';
import { agentsFile, skill } from '../../../../src/config/agents.ts';
import { indexAgentFiles, indexInstructions, markdownOptions } from '../../../../src/config/markdown.ts';
import { about, type Additions, type BuiltSite } from '../Step.ts';
import { agentsText } from './agents.ts';
import { cutsOf } from './cuts.ts';
import { fullText, pageFile } from './documents.ts';
import { Links } from './links.ts';
import { indexFiles, splitFullTexts } from './llms.ts';
import { convert, type MarkdownPage } from './pages.ts';
import { announceParts, partsOf } from './parts.ts';
import { skillFiles } from './skills.ts';
import { sectionsOf } from './sections.ts';

/**
 * Makes each page's Markdown, beside its HTML, `llms.txt`, the full texts and `AGENTS.md`, from the HTML as it was
 * built: what components draw is there, and nothing is said twice. It adds no script to any page.
 *
 * What a page shows only on a screen can be left out by `data-markdown-ignore` on its element.
 */
export async function markdown({
  siteConfig,
  baseUrl,
  pages: built,
  plugins,
  keep,
}: BuiltSite): Promise<Additions> {
  const site = { url: siteConfig.url, baseUrl };
  const isInParts = ({ path: page }: { path: string }) =>
    markdownOptions.inParts.some((route) => page.replace(/\/$/, '') === baseUrl + route.slice(1));

  const links = new Links(
    site,
    built.map((page) => page.path),
  );
  for (const page of built) links.collect(page.path, page.links);
  const cuts = new Map(
    built.filter(isInParts).map((page) => [page.path, cutsOf(page.article, markdownOptions.partLimit)]),
  );
  for (const page of built.filter(isInParts)) announceParts(page, cuts.get(page.path) ?? [], links, site);

  const pages: MarkdownPage[] = [];
  for (const page of built) pages.push(await about(page.file, () => convert(page, links, site, keep)));
  const parts = new Map(
    pages.filter(isInParts).map((page) => [page.path, partsOf(page, cuts.get(page.path) ?? [], site)]),
  );
  const texts = new Map(
    [...pages, ...[...parts.values()].flat()].map((page) => [page, pageFile(page, site)]),
  );

  const sections = sectionsOf(plugins, pages, parts);
  // A part says nothing that its page does not.
  const whole = sections.map(({ label, pages: all }) => ({
    label,
    pages: all.filter((page) => pages.includes(page)),
  }));
  const fullTexts = splitFullTexts(
    whole,
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
      throw new Error(`${name} has ${length} characters; it may have ${markdownOptions.indexLimit}`);
    }
  }
  const pageAt = (route: string) => pages.find((page) => page.path === baseUrl + route.slice(1));
  const agents = agentsText(agentsFile, pageAt, site);
  return {
    files: [
      ...[...texts].map(([{ file }, content]) => ({ path: file.slice(baseUrl.length), content })),
      ...fullTexts.map(({ name, label, pages: own }) => ({
        path: name,
        content: fullText(`${siteConfig.title}: ${label}`, own, site),
      })),
      ...[...index].map(([name, content]) => ({ path: name, content })),
      { path: 'AGENTS.md', content: agents },
      ...skillFiles(skill, agents, baseUrl),
    ],
  };
}

/**
 * For programs that read the page as text: in view of no one, silent in a screen reader, out of the tab order, and
 * in the text all the same.
 */
export function markdownNote({ siteConfig, baseUrl }: LoadContext) {
  const address = `${siteConfig.url}${baseUrl}llms.txt`;
  const note = {
    tagName: 'div',
    attributes: { class: 'agents-note', 'aria-hidden': 'true', 'data-nosnippet': true },
    innerHTML: `For AI agents: all pages of these docs are listed in <a href="${address}" tabindex="-1">${address}</a>. For this page as Markdown, put .md after its address.`,
  };
  return {
    // Before the page's own root element, so that React never sees it.
    injectHtmlTags: () => ({ preBodyTags: [note] }),
  } satisfies Partial<Plugin>;
}
