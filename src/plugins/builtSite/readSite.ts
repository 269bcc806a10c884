import fs from 'node:fs';
import path from 'node:path';
import type { Props, RouteBuildMetadata } from '@docusaurus/types';
import { parseHtml, readContent, type BuiltPage } from './BuiltPage.ts';
import { namesIn } from './names.ts';
import { about, type BuiltSite } from './Step.ts';

interface Build extends Omit<BuiltSite, 'pages' | 'others'>, Pick<Props, 'routesPaths'> {
  routesBuildMetadata: Record<string, RouteBuildMetadata>;
}

/** Reads the HTML of a build: pages that search engines may show, and all else. */
export async function readSite(build: Build): Promise<BuiltSite> {
  const { outDir, siteConfig, baseUrl, routesPaths, routesBuildMetadata } = build;
  const titleEnd = ` ${siteConfig.titleDelimiter} ${siteConfig.title}`;
  const pages: BuiltPage[] = [];
  for (const route of routesPaths) {
    if (route.endsWith('404.html') || routesBuildMetadata[route]?.noIndex) continue;
    const file = builtFile(outDir, route.slice(baseUrl.length));
    const html = fs.readFileSync(path.join(outDir, file), 'utf8');
    pages.push({ path: route, file, html, ...(await about(file, () => readContent(route, html, titleEnd))) });
  }
  const read = new Set(pages.map(({ file }) => path.normalize(file)));
  const others = fs
    .readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !read.has(file))
    .toSorted()
    .map((file) => {
      const html = fs.readFileSync(path.join(outDir, file), 'utf8');
      return { file, html, names: namesIn(parseHtml(html)) };
    });
  return { ...build, pages, others };
}

/** The HTML file of a route. */
function builtFile(outDir: string, route: string): string {
  const names = [path.join(route, 'index.html'), `${route}.html`];
  const file = names.find((name) => fs.existsSync(path.join(outDir, name)));
  if (!file) throw new Error(`${route} was not built: there is no ${names.join(' and no ')}`);
  return file;
}
