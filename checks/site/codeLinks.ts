import fs from 'node:fs';
import path from 'node:path';
import type { Page } from './readPages.ts';

/** Folders whose code and data name pages of the site. */
const FOLDERS = ['src/data', 'src/config', 'src/pages', 'src/components', 'src/theme'];

/** Addresses written in code: `to: '/page'`, `to="/page"` and `href="/page"`. */
const LINK = /\b(?:to|href)(?::\s*|=\{?)(['"`])(\/[^'"`$]*)\1/g;

/** The links that code and data hold, as pages that link, so that one check serves both. */
export function readCodeLinks(root: string): Page[] {
  return FOLDERS.flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readFile(root, path.posix.join(folder, name.replaceAll('\\', '/')))),
  );
}

function readFile(root: string, file: string): Page {
  const lines = fs.readFileSync(path.join(root, file), 'utf8').split('\n');
  const links = lines.flatMap((text, index) =>
    [...text.matchAll(LINK)].map((match) => ({ url: match[2] ?? '', line: index + 1 })),
  );
  return {
    file,
    id: file,
    route: `/${file}`,
    generated: false,
    frontMatter: {},
    lines: {},
    anchors: new Set(),
    links,
  };
}
