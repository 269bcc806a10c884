import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { agentsFile, markdownOptions } from '../../../config/markdown.ts';
import { agentsText } from './agents.ts';
import { fullText, pageFile } from './documents.ts';
import { Links } from './links.ts';
import { indexFiles, splitFullTexts } from './llms.ts';
import { announceParts, convert, partsOf, type BuiltPage, type MarkdownPage } from './pages.ts';
import { readHtml } from '../readHtml.ts';
import { sectionsOf } from './sections.ts';

/**
 * Writes each page's Markdown beside its HTML, `llms.txt`, the full texts and `AGENTS.md`, from the HTML as it was
 * built: what components draw is there, and nothing is said twice. It adds no script to any page.
 *
 * What a page shows only on a screen can be left out by `data-markdown-ignore` on its element.
 */
export default function markdownPages({ siteDir, siteConfig, baseUrl, outDir }: LoadContext): Plugin {
  const site = { url: siteConfig.url, baseUrl };
  const isAmong = (routes: readonly string[], { path: page }: { path: string }) =>
    routes.includes(`/${page.slice(baseUrl.length).replace(/\/$/, '')}`);
  const isInParts = (page: { path: string }) => isAmong(markdownOptions.inParts, page);

  const writeFile = (address: string, text: string) => {
    const file = path.join(outDir, address.slice(baseUrl.length));
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  };

  return {
    name: 'markdown-pages',

    getClientModules: () => [path.join(siteDir, 'src/css/agents.css')],

    // Before the page's own root element, so that React never sees it.
    injectHtmlTags: () => ({ preBodyTags: [note(`${site.url}${baseUrl}llms.txt`)] }),

    async postBuild({ routesPaths, routesBuildMetadata, plugins }) {
      const built: BuiltPage[] = routesPaths
        .filter((route) => !route.endsWith('404.html') && !routesBuildMetadata[route]?.noIndex)
        .filter((route) => !isAmong(markdownOptions.without, { path: route }))
        .map((route) => ({ path: route, ...read(path.join(outDir, route.slice(baseUrl.length))) }));

      const links = new Links(
        site,
        built.map((page) => page.path),
      );
      for (const page of built) links.collect(page.path, page.article);
      for (const page of built.filter(isInParts)) announceParts(page, links, site);

      const pages = built.map((page) => explained(page.path, () => convert(page, links, site)));
      const parts = new Map(pages.filter(isInParts).map((page) => [page.path, partsOf(page, site)]));
      const texts = new Map<MarkdownPage, string>();
      for (const page of [...pages, ...[...parts.values()].flat()]) {
        texts.set(page, pageFile(page, site));
        writeFile(page.file, texts.get(page) ?? '');
      }

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
      for (const { name, label, pages: own } of fullTexts) {
        writeFile(baseUrl + name, fullText(`${siteConfig.title}: ${label}`, own, site));
      }

      const index = indexFiles({
        title: siteConfig.title,
        summary: siteConfig.tagline,
        sections,
        fullTexts,
        site,
        sectionLimit: markdownOptions.indexSectionLimit,
      });
      for (const [name, text] of index) {
        if (text.length > markdownOptions.indexLimit) {
          throw new Error(`${name} has ${text.length} characters; it may have ${markdownOptions.indexLimit}`);
        }
        writeFile(baseUrl + name, text);
      }
      const pageAt = (route: string) => pages.find((page) => page.path === baseUrl + route.slice(1));
      writeFile(`${baseUrl}AGENTS.md`, agentsText(agentsFile, pageAt, site));
    },
  };

  function read(file: string) {
    const html = [path.join(file, 'index.html'), `${file}.html`].find((name) => fs.existsSync(name));
    if (!html) throw new Error(`${file} was not built, and its Markdown cannot be made`);
    return explained(html, () =>
      readHtml(fs.readFileSync(html, 'utf8'), {
        titleEnd: ` ${siteConfig.titleDelimiter} ${siteConfig.title}`,
      }),
    );
  }
}

/**
 * For programs that read the page as text: in view of no one, silent in a screen reader, out of the tab order, and
 * in the text all the same.
 */
const note = (address: string) => ({
  tagName: 'div',
  attributes: { class: 'agents-note', 'aria-hidden': 'true', 'data-nosnippet': true },
  innerHTML: `For AI agents: all pages of these docs are listed in <a href="${address}" tabindex="-1">${address}</a>. For this page as Markdown, put .md after its address.`,
});

/** Says which page an error is about. */
function explained<T>(name: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`, { cause: error });
  }
}
