import fs from 'node:fs';
import path from 'node:path';
import { filesUnder } from '../../../model/src/files.ts';
import type { Page } from './readPages.ts';

/** Folders whose code and data name pages of the site. */
const FOLDERS = ['src/data', 'src/config', 'src/pages', 'src/components', 'src/theme'];

/** Addresses written in code: `to: '/page'`, `to="/page"` and `href="/page"`. */
const LINK = /\b(?:to|href)(?::\s*|=\{?)(['"`])(\/[^'"`$]*)\1/g;

/** In data, an address is the value of any name: `'Quick start': '/products/quick-start-guide'`. */
const VALUE = /:\s*(['"])(\/[a-z][^'"$]*)\1/g;

/** The links that code and data hold, as pages that link, so that one check serves both. */
export const readCodeLinks = (root: string): Page[] =>
  filesUnder(root, FOLDERS, /\.tsx?$/).map((file) => {
    const lines = fs.readFileSync(path.join(root, file), 'utf8').split('\n');
    const links = lines.flatMap((text, index) =>
      [...text.matchAll(file.startsWith('src/data/') ? VALUE : LINK)].map((match) => ({
        url: match[2] ?? '',
        line: index + 1,
      })),
    );
    const page = { file, id: file, route: `/${file}`, generated: false, frontMatter: {}, lines: {} };
    return { ...page, anchors: new Set<string>(), links };
  });
