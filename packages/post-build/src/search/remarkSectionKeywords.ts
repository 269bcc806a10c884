import fs from 'node:fs';
import path from 'node:path';
import type { Heading, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { readFrontMatter } from '../../../model/src/frontMatter.ts';

/** The key in front of a page: readers' words that a section's text lacks, by the section's anchor. */
const KEY = 'section_keywords';

/**
 * Gives headings the words of the front matter, for the search alone. A word for a section that is not there would be
 * lost without a sign, so it stops the build.
 */
export default function remarkSectionKeywords() {
  return (tree: Root, file: { path?: string }): void => {
    if (!file.path) return;
    const source = fs.readFileSync(file.path, 'utf8');
    // Most pages have none, and need not be read twice.
    if (!source.includes(`\n${KEY}:`)) return;
    const { frontMatter, lines } = readFrontMatter(source);
    const fail = (key: string, message: string): never => {
      const name = path.relative('.', file.path ?? '').replaceAll('\\', '/');
      throw new Error(`${name}:${lines[key] ?? 1}: ${message}`);
    };
    const given = frontMatter[KEY];
    if (typeof given !== 'object' || given === null || Array.isArray(given)) {
      return fail(KEY, `${KEY} is not a map of anchors`);
    }
    const headings = headingsOf(tree);
    for (const [anchor, words] of Object.entries(given)) {
      const key = `${KEY}.${anchor}`;
      if (!isListOfWords(words)) return fail(key, `${key} is not a list of words`);
      const heading = headings.get(anchor);
      if (!heading) return fail(key, `${key}: the page has no heading #${anchor}`);
      heading.data = {
        ...heading.data,
        hProperties: { ...heading.data?.hProperties, 'data-search-keywords': words.join(', ') },
      };
    }
  };
}

function headingsOf(tree: Root): Map<unknown, Heading> {
  const headings = new Map<unknown, Heading>();
  visit(tree, 'heading', (heading) => {
    headings.set(heading.data?.hProperties?.id, heading);
  });
  return headings;
}

const isListOfWords = (words: unknown): words is string[] =>
  Array.isArray(words) &&
  words.length > 0 &&
  words.every((word) => typeof word === 'string' && !word.includes(','));
