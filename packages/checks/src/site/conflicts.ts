import type { Problem } from '../../../model/src/problem.ts';
import { checkTitles } from '../structure/titles.ts';
import type { Page } from './readPages.ts';
import { checkSidebar } from './sidebars.ts';

/**
 * Reports conflicts between pages, such as two with the same address or title, or a page that a sidebar has twice or
 * not at all.
 *
 * @param requested - files that get the message if they have a duplicate
 */
export function checkConflicts(
  root: string,
  pages: readonly Page[],
  requested: readonly string[] = [],
): Problem[] {
  const rank = ({ file }: Page) => Number(requested.includes(file));
  const ordered = pages.toSorted((a, b) => rank(a) - rank(b));
  const written = ordered.filter(({ generated, isUnread }) => !generated && !isUnread);
  return [
    ...checkTitles(ordered.filter(({ isUnread }) => !isUnread)),
    ...findDuplicates(
      written,
      ({ route }) => route.replace(/\/$/, '').toLowerCase(),
      ({ file, route }, earlier) => ({
        file,
        line: 1,
        message: `the page has the address of ${earlier.file}, ${route}. Rename one of them`,
      }),
    ),
    ...findDuplicates(
      written,
      ({ frontMatter }) => String(frontMatter.title ?? '').toLowerCase(),
      ({ file, lines }, earlier) => ({
        file,
        line: lines.title ?? 1,
        message: `the title is that of ${earlier.file}. Write a title that differs: search results and tabs show nothing else`,
      }),
    ),
    ...checkSidebar(root, 'sidebars.ts', 'docs', ordered),
    ...checkSidebar(root, 'sidebars-sdk.ts', 'api', ordered),
  ];
}

function findDuplicates(
  pages: readonly Page[],
  keyOf: (page: Page) => string,
  problem: (page: Page, earlier: Page) => Problem,
): Problem[] {
  const seen = new Map<string, Page>();
  return pages.flatMap((page) => {
    const key = keyOf(page);
    const earlier = seen.get(key);
    if (key !== '' && earlier) return [problem(page, earlier)];
    seen.set(key, page);
    return [];
  });
}
