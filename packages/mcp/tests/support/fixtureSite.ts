import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readDescription } from '../../../model/src/openapi/readDescription.ts';
import { packIndex } from '../../../search/src/packIndex.ts';
import type { SearchPage } from '../../../search/src/pieces.ts';
import { collectSite } from '../../scripts/collectSite.ts';
import { afterAll } from 'vitest';
import { filesUnder } from '../../../model/src/files.ts';

const mcp = path.resolve(import.meta.dirname, '../..');

/** Root of the repository. */
export const root = path.resolve(mcp, '../..');

const pages = path.join(mcp, 'tests/fixtures/pages');

/**
 * Creates the server's folder for a small site. Its pages are fixtures, and its symbols, operations, errors and
 * types are the real ones. A long page is added, to be read in parts.
 */
export function makeFixtureSite(): string {
  const work = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-mcp-'));
  afterAll(() => fs.rmSync(work, { recursive: true, force: true }));
  const copy = path.join(work, 'build');
  fs.cpSync(pages, copy, { recursive: true });
  fs.writeFileSync(path.join(copy, 'long.md'), longPage());
  fs.mkdirSync(path.join(copy, 'search-index'));
  for (const { file, content } of packIndex(searchPages(copy))) {
    fs.writeFileSync(path.join(copy, file), content);
  }
  fs.mkdirSync(path.join(copy, 'openapi'));
  fs.writeFileSync(
    path.join(copy, 'openapi/backend.json'),
    JSON.stringify(readDescription(undefined, root).document),
  );
  const folder = path.join(work, 'site');
  collectSite(root, folder, copy);
  return folder;
}

/** Generates a page that is too long for one response of a tool or a resource. */
function longPage(): string {
  const sections = Array.from(
    { length: 600 },
    (_, number) =>
      `## Section ${number}\n\nLine ${number} of a page that is long, with a word at its end: zebra${number}.`,
  );
  const facts = {
    title: 'Long page',
    description: 'A page in parts.',
    url: 'https://docs.nacre.example/long',
  };
  const front = Object.entries(facts).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ['---', ...front, '---', '', '# Long page', '', sections.join('\n\n'), ''].join('\n');
}

/** Returns the input of the site's search index, read from the pages' Markdown. */
function searchPages(folder: string): SearchPage[] {
  return filesUnder(folder, ['.'], /\.md$/).map((name) => {
    const text = fs.readFileSync(path.join(folder, name), 'utf8');
    const sections = text.split(/^(?=##? )/m).slice(1);
    return {
      url: new URL(JSON.parse(/^url: (.*)$/m.exec(text)?.[1] ?? '""') as string).pathname,
      title: /^# (.*)$/m.exec(text)?.[1] ?? '',
      description: /^description: "(.*)"$/m.exec(text)?.[1] ?? '',
      keywords: '',
      breadcrumb: [],
      sections: sections.map((section) => {
        const [first = '', ...lines] = section.split('\n');
        const heading = first.startsWith('## ') ? first.slice(3) : '';
        const anchor = heading.toLowerCase().replaceAll(' ', '-');
        return { heading, anchor, text: lines.join(' ').trim() };
      }),
    };
  });
}
