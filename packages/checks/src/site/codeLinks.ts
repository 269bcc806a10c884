import fs from 'node:fs';
import path from 'node:path';
import { browserFolders, filesUnder } from '../../../model/src/files.ts';
import type { Page } from './readPages.ts';

/** Folders with code and data that link to pages of the site. */
const CODE_FOLDERS = [
  'src/data',
  'src/config',
  'src/pages',
  'src/components',
  'src/theme',
  ...browserFolders,
];

/** Matches addresses in code, such as `to: '/page'`, `to="/page"` and `href="/page"`. */
const CODE_LINK = /\b(?:to|href)(?::\s*|=\{?)(['"`])(\/[^'"`$]*)\1/g;

/**
 * Matches addresses in data, where they can belong to any key, as in `'Quick start': '/products/quick-start-guide'`.
 */
const DATA_LINK = /:\s*(['"])(\/[a-z][^'"$]*)\1/g;

/** Returns the links in code and data in the form of pages, so that one check serves both. */
export const readCodeLinks = (root: string): Page[] =>
  filesUnder(root, CODE_FOLDERS, /\.tsx?$/).map((file) => {
    const lines = fs.readFileSync(path.join(root, file), 'utf8').split('\n');
    const links = lines.flatMap((text, index) =>
      [...text.matchAll(file.startsWith('src/data/') ? DATA_LINK : CODE_LINK)].map((match) => ({
        url: match[2] ?? '',
        line: index + 1,
      })),
    );
    const page = { file, id: file, route: `/${file}`, generated: false, frontMatter: {}, lines: {} };
    return { ...page, anchors: new Set<string>(), links };
  });
