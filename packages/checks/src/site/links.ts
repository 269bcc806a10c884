import { hint } from '../texts/hint.ts';
import { slug } from 'github-slugger';
import type { Problem } from '../../../model/src/problem.ts';
import { withoutTrailingSlash } from '../../../model/src/routes.ts';
import { site } from '../../../../src/config/site.ts';
import type { Page } from './readPages.ts';

/** Link targets other than pages of the docs folders. */
export interface OtherTargets {
  /** Routes created by code, such as the home page. */
  routes: string[];
  /** Files served as they are, such as `/.well-known/security.txt`. */
  files: string[];
  /** Ids that components render on a page, by its route. They aren't in its Markdown. */
  anchors: Record<string, string[]>;
}

/** Files that the build makes, which links lead to with `pathname://`. */
const BUILT =
  /^\/(?:llms(?:-full)?\.txt|AGENTS\.md|skill\.md|openapi\/backend\.(?:ya?ml|json)|overview\/changelog\/(?:atom|rss)\.xml)$/;

const NEAREST = '. The nearest is *';
const DOCS = new RegExp(`^${site.links.docs}(?=/(?!downloads/|.*\\.\\w+$))`);

/** Checks that every link inside the site leads to an existing page and anchor. */
export function checkLinks(pages: Page[], targets: OtherTargets, linking: Page[] = pages): Problem[] {
  const byRoute = new Map(pages.toReversed().map((page) => [withoutTrailingSlash(page.route), page]));
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const byTitle = new Map(
    pages.filter(({ generated }) => !generated).map((page) => [page.frontMatter.title, page]),
  );
  const hidden = new Map<Page, [key: string, linking: string]>();
  const problems: Problem[] = [];
  for (const page of linking) {
    for (const link of page.links) {
      const { url, line } = link;
      const text = link.text?.replace(/\s+/g, ' ');
      const message = messageFor(url, page) ?? messageForTitle({ ...link, text }, page);
      if (message) problems.push({ file: page.file, line, message });
    }
  }
  for (const [{ file, lines }, [key, from]] of hidden)
    problems.push({
      file,
      line: lines[key] ?? 1,
      message: `${key}: true keeps readers from the page, and ${from} links to it. Remove one of them`,
    });
  return problems;

  function messageFor(written: string, from: Page): string | undefined {
    // Outside of pages, addresses are whole. Pages with one are reported already.
    const url = /^(?:docs|api|src)\//.test(from.file) ? written : written.replace(DOCS, '');
    const [, file] = /^pathname:\/\/(\/[^#?]*)/.exec(url) ?? [];
    if (file && !BUILT.test(file) && !targets.files.includes(file))
      return `links to ${url}, and there is no such file${hint(file, targets.files, NEAREST)}`;
    if (/^[a-z][a-z\d+.-]*:/i.test(url) || url.startsWith('//')) return undefined;
    if (/\.tsx?$/.test(from.file) && /^[^/#]/.test(url))
      return `links to ${url}, which depends on the page that shows it. Begin the address with a slash`;
    const [address = '', hash] = url.split('#', 2);
    const path = address.split('?')[0] ?? '';
    if (path && (targets.files.includes(path) || targets.routes.includes(path))) return undefined;
    const target = path === '' ? from : pageAt(path, from);
    if (!target) return `links to ${url}, and there is no such page${hint(path, byRoute.keys(), NEAREST)}`;
    const hiding = ['draft', 'unlisted'].find((key) => target.frontMatter[key] === true);
    if (hiding && target !== from && from.frontMatter[hiding] !== true)
      hidden.set(target, [hiding, from.file]);
    if (path.startsWith('/') && path !== target.route && !target.isUnread)
      return `links to ${url}, which costs readers a redirect. Write ${target.route}${hash ? `#${hash}` : ''}`;
    if (!hash || target.isUnread) return undefined;
    const anchors = new Set([
      ...target.anchors,
      ...(targets.anchors[withoutTrailingSlash(target.route)] ?? []),
    ]);
    if (anchors.has(hash)) return undefined;
    const near = hint(hash, anchors, '. The nearest is #*');
    return `links to ${url}, and ${target.file} has no such heading or anchor${near}`;
  }

  /** Compares the text of a link with the titles of other pages. */
  function messageForTitle(
    { url, text = '', isTitle }: Page['links'][number],
    from: Page,
  ): string | undefined {
    const [route = '', hash] = url.split(/\?.*|#/);
    const target = route === '' && hash ? from : route.startsWith('/') ? pageAt(route, from) : undefined;
    const heading = slug(text);
    if (hash && hash !== heading && target?.anchors.has(heading))
      return `the link says "${text}" and leads to #${hash}. The heading of that name is #${heading}`;
    const named = byTitle.get(text);
    if (!text || !target?.frontMatter.title || target.generated || target.isUnread || named === target)
      return undefined;
    if (isTitle && !named && !url.includes('#'))
      return `the link says "${text}", and the page is called "${String(target.frontMatter.title)}"`;
    if (!named) return undefined;
    return `the link says "${text}" and leads to ${target.route}. The page of that name is ${named.route}`;
  }

  function pageAt(path: string, from: Page): Page | undefined {
    if (path.startsWith('/')) return byRoute.get(withoutTrailingSlash(path));
    const resolved = new URL(path, `file:///${from.file}`).pathname.slice(1);
    return (
      byFile.get(resolved) ??
      byRoute.get(withoutTrailingSlash(new URL(path, `file://${from.route}`).pathname))
    );
  }
}
