import fs from 'node:fs';
import path from 'node:path';
import { filesUnder, pageFolders, writtenPage } from '../files.ts';
import { readFrontMatter } from '../frontMatter.ts';
import { routeOf } from '../routes.ts';

/** A hand-written page, in which names of the SDKs become links. */
export interface Guide {
  /** Path from the root, with `/`. */
  file: string;
  text: string;
  title: string;
  /** The address at which it's served. Undefined for a page that isn't listed. */
  route: string | undefined;
}

/** The changelog's text comes from the packages' own files, and describes the past. */
const NO_GUIDE = 'docs/overview/changelog.mdx';

/** Whether names of the SDKs become links in a file, given by its path from the root. */
export const isGuideFile = (file: string): boolean => writtenPage.test(file) && file !== NO_GUIDE;

/** Reads the guides, the hand-written pages of the reference, and the parts of the home page. */
export const readGuides = (root: string): Guide[] =>
  filesUnder(root, pageFolders, writtenPage)
    .filter(isGuideFile)
    .map((file) => readGuide(root, file));

export function readGuide(root: string, file: string): Guide {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  const { draft, unlisted, slug, title } = readFrontMatter(text).frontMatter;
  const [, folder = '', name = ''] = /^(docs|api|src\/pages)\/(.*)$/.exec(file) ?? [];
  const isHidden = draft === true || unlisted === true || folder === 'src/pages';
  return {
    file,
    text,
    title: String(title ?? name),
    route: isHidden
      ? undefined
      : routeOf(name.replace(/\.mdx?$/, ''), folder === 'docs' ? '/' : '/api', slug),
  };
}
