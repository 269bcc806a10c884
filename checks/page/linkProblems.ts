import path from 'node:path';
import type { Problem } from '../../facts/problem.ts';
import { readCodeLinks } from '../site/codeLinks.ts';
import { checkLinks } from '../site/links.ts';
import { readPage, type Page } from '../site/readPages.ts';
import type { Site } from './siteOf.ts';

/** Where the links of files lead that can't be. */
export function linkProblems(
  root: string,
  texts: ReadonlyMap<string, string>,
  { pages, problems, targets }: Site,
): Problem[] {
  const isMeant = ({ file }: { file: string }) => texts.has(file);
  const known = new Set(pages.map(({ file }) => file));
  const unread = new Set(problems.map(({ file }) => file));
  const others = [...texts].filter(([file]) => /\.mdx?$/.test(file) && !known.has(file) && !unread.has(file));
  const linking = [
    ...pages.filter(isMeant),
    ...others.map(([file, text]) => outside(file, text)),
    ...readCodeLinks(root).filter(isMeant),
  ];
  return checkLinks(pages, targets, linking);
}

/** A text that is no page of its own, such as a part of the home page: it links, and nothing leads to it. */
const outside = (file: string, text: string): Page =>
  readPage(file, text, { directory: path.posix.dirname(file), routeBase: '/' });
