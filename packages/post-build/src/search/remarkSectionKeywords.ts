import fs from 'node:fs';
import path from 'node:path';
import type { Heading, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { readFrontMatter } from '../../../model/src/frontMatter.ts';

/** Front matter key for words that readers use and a section's text lacks, by the section's anchor. */
const KEY = 'section_keywords';

/**
 * Adds the words of the front matter to headings, only for the search. Words for a missing section stop the build,
 * since they would be lost silently otherwise.
 */
export default function remarkSectionKeywords() {
  return (tree: Root, file: { path?: string }): void => {
    if (!file.path) return;
    const source = fs.readFileSync(file.path, 'utf8');
    // Most pages have no such key and don't need to be parsed.
    if (!source.includes(`\n${KEY}:`)) return;
    const { frontMatter, lines } = readFrontMatter(source);
    const fail = (key: string, message: string): never => {
      const name = path.relative('.', file.path ?? '').replaceAll('\\', '/');
      throw new Error(`${name}:${lines[key] ?? 1}: ${message}`);
    };
    const keywordsByAnchor = frontMatter[KEY];
    if (
      typeof keywordsByAnchor !== 'object' ||
      keywordsByAnchor === null ||
      Array.isArray(keywordsByAnchor)
    ) {
      return fail(KEY, `${KEY} must be a map from anchors to lists of words`);
    }
    const headings = headingsOf(tree);
    for (const [anchor, words] of Object.entries(keywordsByAnchor)) {
      const key = `${KEY}.${anchor}`;
      if (!isListOfWords(words)) return fail(key, `${key} must be a list of words without commas`);
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
