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
    ...findDuplicates(written, ({ route }) => route.replace(/\/$/, '')).map(([{ file, route }, earlier]) => ({
      file,
      line: 1,
      message: `the page has the address of ${earlier.file}, ${route}. Rename one of them`,
    })),
    ...findDuplicates(written, ({ frontMatter }) => String(frontMatter.title ?? '')).map(
      ([{ file, lines }, earlier]) => ({
        file,
        line: lines.title ?? 1,
        message: `the title is that of ${earlier.file}. Write a title that differs: search results and tabs show nothing else`,
      }),
    ),
    ...written.flatMap((page) => checkNamesOfOthers(page, written)),
    ...checkSidebar(root, 'sidebars.ts', 'docs', ordered),
    ...checkSidebar(root, 'sidebars-sdk.ts', 'api', ordered),
  ];
}

/**
 * Reports a page like `React quick start` whose description or label names what another page like it is about, and not
 * what it's about itself.
 */
function checkNamesOfOthers({ file, frontMatter, lines }: Page, pages: readonly Page[]): Problem[] {
  const others = pages.flatMap((other) => differenceOf(frontMatter.title, other.frontMatter.title));
  return ['description', 'sidebar_label'].flatMap((key) => {
    const text = String(frontMatter[key] ?? '');
    const wrong = others.find(([own, other]) => hasWords(text, other) && !hasWords(text, own));
    return wrong
      ? {
          file,
          line: lines[key] ?? 1,
          message: `${key} names ${wrong[1]}, and the page is about ${wrong[0]}`,
        }
      : [];
  });
}

const hasWords = (text: string, words: string) =>
  ` ${text.replace(/[,.:]/g, '')} `.toLowerCase().includes(` ${words.toLowerCase()} `);

/** Returns the words in which titles with the same start or end differ. */
function differenceOf(own: unknown, other: unknown): [own: string, other: string][] {
  const [words, others] = [String(own).split(' '), String(other).split(' ')];
  const isSame = (index: number) => words.at(index) !== undefined && words.at(index) === others.at(index);
  const least = Math.min(words.length, others.length);
  let [start, end] = [0, 0];
  while (start < least && isSame(start)) start += 1;
  while (end < least - start && isSame(-1 - end)) end += 1;
  const rest = (list: string[]) => list.slice(start, list.length - end).join(' ');
  return start + end > 0 && rest(words) && rest(others) ? [[rest(words), rest(others)]] : [];
}

/** Returns the pages with the key of an earlier one, each with that. */
function findDuplicates(pages: readonly Page[], keyOf: (page: Page) => string): [Page, earlier: Page][] {
  const keys = pages.map((page) => keyOf(page).toLowerCase());
  return pages.flatMap((page, index): [Page, Page][] => {
    const earlier = pages[keys.indexOf(keys[index] ?? '')];
    return keys[index] && earlier && earlier !== page ? [[page, earlier]] : [];
  });
}
