import fs from 'node:fs';
import path from 'node:path';
import type { Props, RouteBuildMetadata } from '@docusaurus/types';
import type { Element } from 'hast';
import { parseHtml, readContent, type BuiltPage } from './BuiltPage.ts';
import { withoutCache, type Memoize } from '../../model/src/cache/Cache.ts';
import { collectSelectorNames } from './selectorNames.ts';
import type { BuiltSite } from './BuildStep.ts';
import { withErrorContext } from '../../model/src/withErrorContext.ts';
import { filesUnder } from '../../model/src/files.ts';

interface Build extends Omit<BuiltSite, 'pages' | 'otherFiles' | 'memoize'>, Pick<Props, 'routesPaths'> {
  routesBuildMetadata: Record<string, RouteBuildMetadata>;
}

/** Reads the HTML of a build, separated into pages that search engines may show and all others. */
export async function readSite(build: Build, memoize: Memoize = withoutCache): Promise<BuiltSite> {
  const { outDir, siteConfig, baseUrl, routesPaths, routesBuildMetadata } = build;
  const titleEnd = ` ${siteConfig.titleDelimiter} ${siteConfig.title}`;
  const pages: BuiltPage[] = [];
  for (const route of routesPaths) {
    if (route.endsWith('404.html') || routesBuildMetadata[route]?.noIndex) continue;
    const file = findHtmlFile(outDir, route.slice(baseUrl.length));
    const html = fs.readFileSync(path.join(outDir, file), 'utf8');
    pages.push(
      await withErrorContext(file, () => readBuiltPage({ path: route, file, html }, titleEnd, memoize)),
    );
  }
  const pageFiles = new Set(pages.map(({ file }) => path.normalize(file)));
  const otherFiles = filesUnder(outDir, ['.'], /\.html$/)
    .filter((file) => !pageFiles.has(path.normalize(file)))
    .map((file) => {
      const html = fs.readFileSync(path.join(outDir, file), 'utf8');
      const names = memoize(['names', html], () => [...collectSelectorNames(parseHtml(html))]);
      return { file, html, names: new Set(names) };
    });
  return { ...build, pages, otherFiles, memoize };
}

/**
 * Replaces the hashes in the names of a page's scripts and style sheets with others of the same length. They change on
 * all pages when a script changes, and nothing read from a page depends on them.
 */
function withoutFileHashes(html: string): string {
  const end = html.indexOf('</head>');
  const head = html
    .slice(0, end)
    .replace(/(?<=\/assets\/(?:css|js)\/[\w~.-]+\.)[\da-f]{8}(?=\.)/g, '00000000');
  return head + html.slice(end);
}

/** Reads a built page. A page that hasn't changed is only parsed again if its article is accessed. */
function readBuiltPage(
  page: Pick<BuiltPage, 'path' | 'file' | 'html'>,
  titleEnd: string,
  memoize: Memoize,
): BuiltPage {
  let article: Element | undefined;
  const html = withoutFileHashes(page.html);
  const parse = () => {
    const content = readContent(page.path, html, titleEnd);
    article = content.article;
    return content;
  };
  const { names, articleRange, ...facts } = memoize(['page', page.path, titleEnd, html], () => parse().facts);
  return {
    ...page,
    ...facts,
    articleHtml: html.slice(...articleRange),
    names: new Set(names),
    get article() {
      const given = article ?? parse().article;
      // All trees at once would fill the memory.
      article = undefined;
      return given;
    },
  };
}

/** Returns the file of a page, relative to the build folder. */
export function findHtmlFile(outDir: string, route: string): string {
  const names = [path.join(route, 'index.html'), `${route}.html`];
  const file = names.find((name) => fs.existsSync(path.join(outDir, name)));
  if (!file) throw new Error(`${route} was not built: there is no ${names.join(' and no ')}`);
  return file;
}
