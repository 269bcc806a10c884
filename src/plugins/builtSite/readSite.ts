import fs from 'node:fs';
import path from 'node:path';
import type { Props, RouteBuildMetadata } from '@docusaurus/types';
import { readContent, type BuiltPage } from './BuiltPage.ts';
import { about, type BuiltSite } from './Step.ts';

interface Build extends Omit<BuiltSite, 'pages'>, Pick<Props, 'outDir' | 'routesPaths'> {
  routesBuildMetadata: Record<string, RouteBuildMetadata>;
}

/** Reads every page of a build that search engines may show. */
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
  return { ...build, pages };
}

/** The HTML file of a route. */
function builtFile(outDir: string, route: string): string {
  const names = [path.join(route, 'index.html'), `${route}.html`];
  const file = names.find((name) => fs.existsSync(path.join(outDir, name)));
  if (!file) throw new Error(`${route} was not built: there is no ${names.join(' and no ')}`);
  return file;
}
