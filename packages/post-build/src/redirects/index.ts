import fs from 'node:fs';
import path from 'node:path';
import { markdownPath } from '../../../../src/config/markdownPath.ts';
import { redirectFiles, redirects, type Redirect } from '../../../../src/config/redirects.ts';
import type { SiteFile } from '../../../model/src/SiteFile.ts';
import type { StepOutput, BuiltSite } from '../BuildStep.ts';
import { redirectMarkdown, redirectPage } from './redirectPage.ts';

type Site = Pick<BuiltSite, 'pages' | 'otherFiles' | 'outDir' | 'siteConfig' | 'baseUrl'>;

const failRule = ({ from }: Redirect, reason: string): never => {
  throw new Error(`src/config/redirects.json: the rule for ${from} ${reason}`);
};

/** Finds a page by its address relative to the base. Pages that search engines don't show have no Markdown. */
function pageAt({ pages, otherFiles, baseUrl }: Site, address: string) {
  const route = baseUrl + address.slice(1);
  const page = pages.find(({ path: pagePath }) => pagePath === route);
  if (page) return { ...page, markdown: markdownPath(route, baseUrl) };
  const file = path.posix.join(address, 'index.html').slice(1);
  const otherFile = otherFiles.find((candidate) => candidate.file === file);
  const title = /<title[^>]*>([^<|]*)/.exec(otherFile?.html ?? '')?.[1]?.trim() ?? '';
  return otherFile && { ...otherFile, path: route, title, markdown: route };
}

/** Returns the files that a host without redirects serves at the old address and at its Markdown's. */
function filesFor(site: Site, rule: Redirect): SiteFile[] {
  const { outDir, siteConfig, baseUrl } = site;
  const files = redirectFiles(rule);
  if (fs.existsSync(path.join(outDir, files.html)))
    failRule(rule, 'is for a page that still exists. Remove the rule or the page.');
  const [address = '', anchor] = rule.to.split('#');
  const page = pageAt(site, address);
  if (!page) return failRule(rule, `leads to ${address}, but the build has no such page. Correct it.`);
  if (anchor !== undefined && !page.names.has(`#${anchor}`))
    failRule(rule, `leads to ${rule.to}, but the page has no such anchor. Correct it, or leave it out.`);
  const target = {
    title: page.title,
    to: baseUrl + rule.to.slice(1),
    canonical: siteConfig.url + page.path,
    markdown: siteConfig.url + page.markdown,
  };
  return [
    { path: files.html, content: redirectPage(target) },
    { path: files.markdown, content: redirectMarkdown(target) },
  ];
}

/** Adds a forwarding page at each old address. `npm run deploy` turns them into redirects. */
export const redirectPages = (site: Site, rules: readonly Redirect[] = redirects): StepOutput => ({
  files: rules.flatMap((rule) => filesFor(site, rule)),
});
