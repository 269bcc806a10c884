import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import lunr from 'lunr';
import { collectSite } from '../../scripts/collectSite.ts';

const mcp = path.resolve(import.meta.dirname, '../..');

/** Root of the repository. */
export const root = path.dirname(mcp);

const pages = path.join(mcp, 'tests/fixtures/pages');

interface SearchDocument {
  i: number;
  t: string;
  u: string;
  h?: string;
  s?: string;
  p?: number;
}

/**
 * Makes the server's folder of a small site: its pages are written by hand, its symbols, operations, errors and,
 * where they are asked for, types are the real ones. A long page is added, to be read in parts.
 */
export function makeFixtureSite({ types = false } = {}): { folder: string; remove: () => void } {
  const work = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-mcp-'));
  const copy = path.join(work, 'build');
  fs.cpSync(pages, copy, { recursive: true });
  fs.writeFileSync(path.join(copy, 'long.md'), longPage());
  fs.writeFileSync(path.join(copy, 'search-index.json'), JSON.stringify(searchIndex(copy)));
  const folder = path.join(work, 'site');
  collectSite(root, folder, { build: copy, types });
  return { folder, remove: () => fs.rmSync(work, { recursive: true, force: true }) };
}

/** A page that neither a tool nor a resource gives in one piece. */
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

/** The indexes of titles, headings, descriptions, keywords and contents, as the search plugin builds them. */
function searchIndex(folder: string): object[] {
  const titles: SearchDocument[] = [];
  const headings: SearchDocument[] = [];
  const descriptions: SearchDocument[] = [];
  const contents: SearchDocument[] = [];
  let id = 0;
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (!name.endsWith('.md')) continue;
    const text = fs.readFileSync(path.join(folder, name), 'utf8');
    const title = /^# (.*)$/m.exec(text)?.[1] ?? '';
    const u = new URL(JSON.parse(/^url: (.*)$/m.exec(text)?.[1] ?? '""') as string).pathname;
    const p = (id += 1);
    titles.push({ i: p, t: title, u });
    descriptions.push({ i: p, t: /^description: "(.*)"$/m.exec(text)?.[1] ?? '', s: title, u, p });
    for (const section of text.split(/^(?=##? )/m).slice(1)) {
      const [heading = '', ...lines] = section.split('\n');
      const name = heading.replace(/^#+ /, '');
      const h = heading.startsWith('## ') ? `#${name.toLowerCase().replaceAll(' ', '-')}` : '';
      if (h) headings.push({ i: (id += 1), t: name, u, h, p });
      contents.push({ i: (id += 1), t: lines.join(' ').trim(), s: name, u, h, p });
    }
  }
  return [titles, headings, descriptions, [], contents].map((documents) => ({
    documents,
    index: lunr(function () {
      this.pipeline.remove(lunr.stopWordFilter);
      this.ref('i');
      this.field('t');
      this.metadataWhitelist = ['position'];
      for (const document of documents) this.add({ ...document, i: String(document.i) });
    }).toJSON(),
  }));
}
