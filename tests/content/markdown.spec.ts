import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { visit } from 'unist-util-visit';
import { parse } from 'yaml';
import { isPageFile } from '../../packages/model/src/routes.ts';
import { downloads } from '../../src/config/downloads.ts';
import { markdownOptions } from '../../src/config/markdown.ts';
import { site } from '../../src/config/site.ts';
import {
  buildDirectory,
  builtFiles,
  builtPaths,
  isOldFile,
  readBuilt,
  readPage,
  sitemapRoutes,
} from '../support/build.ts';
import {
  anchorsOf,
  linksOf,
  outlineOfHtml,
  outlineOfMarkdown,
  parseHtml,
  parseMarkdown,
} from '../support/markdown.ts';
import { isLong, sampleOf } from '../support/long.ts';

const root = site.url + site.baseUrl;
const exists = (file: string) => fs.existsSync(path.join(buildDirectory, file));

/** Returns the path of a page's Markdown in the build. A reader can guess it from the page's address. */
const fileOf = (route: string) => `${route.slice(site.baseUrl.length).replace(/\/$/, '') || 'index'}.md`;
const routes = sitemapRoutes();
const isGenerated = (route: string) => /\/api\/sdk-(?:base|react)\/./.test(route);
const files = builtFiles(/\.md$/)
  .filter((file) => !isOldFile(file))
  .toSorted();
const pageFiles = files.filter(isPageFile);

// Runs in one process, so that the pages are read once: they are large, and all tests read all of them.
test.describe.configure({ mode: 'default', timeout: 180_000 });

/** Memoizes a result by file, because parsing takes a second for each 250 kB, and there are 2.5 MB. */
const memoizeByFile = <T>(make: (file: string) => T): ((file: string) => T) => {
  const results = new Map<string, T>();
  return (file) => {
    if (!results.has(file)) results.set(file, make(file));
    return results.get(file) as T;
  };
};
const treeOf = memoizeByFile((file) => parseMarkdown(readBuilt(file)));
const outlineOf = memoizeByFile((file) => outlineOfMarkdown(treeOf(file)));
const anchorsIn = memoizeByFile((file) => anchorsOf(treeOf(file)));

/** The nodes before a file's first heading. */
const topOf = memoizeByFile((file) => parseMarkdown(readBuilt(file).split(/^# /m, 1)[0] ?? '').children);

/**
 * Samples the files. Generated pages are alike. A page that also exists in parts is as long as fifty others, so only
 * its parts are included.
 */
function sampleOfFiles(from: readonly string[]): string[] {
  const [generated, others] = [true, false].map((isOne) =>
    from.filter((file) => isGenerated(`/${file}`) === isOne),
  );
  const short = (others ?? []).filter((file) => isLong || !filesInParts.includes(file));
  return [...sampleOf(short, 3), ...sampleOf(generated ?? [], 12)];
}
const filesInParts = markdownOptions.inParts.map((route) => `${route.slice(1)}.md`);
/** The Markdown files that `npm test` checks. `npm run test:all` checks all of them. */
const sampled = sampleOfFiles(files);
const compared = routes.filter((route) => sampled.includes(fileOf(route)));
/** Returns the files of the build that addresses of this site name, without other addresses. */
const ownFiles = (addresses: string[]) =>
  addresses.filter((address) => address.startsWith(root)).map((address) => address.slice(root.length));

test('every Markdown has the headings, the code with its languages, and the links of its page', () => {
  const languages: string[] = [];
  for (const route of compared) {
    const markdown = outlineOf(fileOf(route));
    const html = readPage(route.slice(site.baseUrl.length - 1));
    expect.soft(markdown, route).toEqual(outlineOfHtml(html, route));
    expect.soft(markdown.headings[0], route).toMatch(/^1 ./);
    languages.push(...markdown.languages);
  }
  expect(languages.length).toBeGreaterThan(200);
  expect(languages.filter((language) => language === '').length).toBeLessThan(languages.length / 50);
});

/** Whether a file has an anchor. Most anchors are explicit, which avoids parsing the file. */
const hasAnchor = (file: string, anchor: string) =>
  files.includes(file) &&
  ((!isLong && readBuilt(file).includes(` {#${anchor}}\n`)) || anchorsIn(file).has(anchor));

test('no link of any Markdown is broken, in file and anchor', () => {
  const broken: string[] = [];
  for (const file of sampled) {
    for (const url of linksOf(treeOf(file))) {
      if (!/^[a-z]+:/.test(url)) broken.push(`${file}: ${url} is not absolute`);
      if (!url.startsWith(root)) continue;
      const [target = '', hash] = url.slice(root.length).split('#', 2);
      if (!exists(target) || fs.statSync(path.join(buildDirectory, target)).isDirectory()) {
        broken.push(`${file}: ${url} has no file`);
      } else if (hash !== undefined && !hasAnchor(target, decodeURIComponent(hash))) {
        broken.push(`${file}: ${url} has no such anchor`);
      }
    }
  }
  expect(broken).toEqual([]);
});

test('no Markdown contains HTML, JSX or parts of the page around', () => {
  const remains: string[] = [];
  for (const file of sampled) {
    visit(treeOf(file), (node) => {
      if (node.type === 'html' || node.type === 'image') remains.push(`${file}: ${JSON.stringify(node)}`);
      if (node.type !== 'text') return;
      const match =
        /className=|\{\/\*|<!--|\u200b|^import .+ from |^export (const|default) |Direct link to|Edit this page|Skip to main/.exec(
          node.value,
        );
      if (match) remains.push(`${file}: ${match[0]}`);
    });
  }
  expect(remains).toEqual([]);
});

test('every Markdown starts with its metadata and a link to llms.txt', () => {
  const notes = pageFiles.map((file) => {
    const [front, note] = topOf(file);
    const { title, url, ...others } = parse(front?.type === 'yaml' ? front.value : '') as Record<
      string,
      string
    >;
    return {
      file,
      url,
      isSound: Boolean(title) && url?.startsWith(root) && Object.keys(others).join() === 'description',
      links: linksOf({ type: 'root', children: note ? [note] : [] }),
    };
  });
  expect(notes.filter(({ isSound, links }) => !isSound || links.join() !== `${root}llms.txt`)).toEqual([]);
  const urls = new Map(notes.map(({ file, url }) => [file, url]));
  expect(routes.filter((route) => urls.get(fileOf(route)) !== site.url + route)).toEqual([]);
});

test('the code of a part is in its page', () => {
  for (const route of markdownOptions.inParts) {
    const full = readBuilt(`${route.slice(1)}.md`);
    const code = sampled
      .filter((file) => file.startsWith(`${route.slice(1)}/`))
      .flatMap((file) => outlineOf(file).code);
    expect(code.length).toBeGreaterThan(10);
    expect(code.filter((block) => !full.includes(block))).toEqual([]);
  }
});

test('a page and its parts have the same content', () => {
  test.skip(!isLong, 'parses a page as long as fifty others: npm run test:all');
  for (const route of markdownOptions.inParts) {
    const full = outlineOf(`${route.slice(1)}.md`);
    const parts = files
      .filter((file) => file.startsWith(`${route.slice(1)}/`))
      .map((file) => outlineOf(file));
    expect(parts.length).toBeGreaterThan(10);
    const lower = (heading: string) => `${Number(heading[0]) + 1}${heading.slice(1)}`;
    const titles = parts.map(({ headings }) => headings[0] ?? '');
    expect(titles.filter((title) => !title.startsWith('1 '))).toEqual([]);
    // A section that continues in another file repeats its heading there.
    const ownHeadings = parts
      .flatMap(({ headings }) => headings.map(lower))
      .filter((heading) => !/ \(\d+ of \d+\)$/.test(heading));
    expect(ownHeadings.toSorted()).toEqual(full.headings.slice(1).toSorted());
    const inParts = new Set(parts.flatMap(({ code }) => code));
    const firstPart = full.code.filter((code) => !inParts.has(code));
    // Code before the first part is in no part.
    expect(firstPart.length).toBeLessThan(3);
  }
});

// There is no tokenizer here. These texts have 2.7 to 4.1 characters per token of o200k_base, and the large ones
// more than 3.
const tokensOf = (text: string) => Math.ceil(text.length / 3);

test('no part of a page is longer than an assistant reads at once', () => {
  for (const route of markdownOptions.inParts) {
    const long = files.filter(
      (file) => file.startsWith(`${route.slice(1)}/`) && tokensOf(readBuilt(file)) > 20_000,
    );
    expect(long).toEqual([]);
  }
});

test('llms.txt and its sections list every Markdown, and are small enough to read at once', () => {
  const index = readBuilt('llms.txt');
  expect(index.length).toBeLessThan(markdownOptions.indexLimit);
  const listed = ownFiles(linksOf(parseMarkdown(index)));
  expect(listed.filter((file) => !exists(file))).toEqual([]);
  const inIndex = listed.filter((file) => file.endsWith('.md'));
  expect(new Set(inIndex).size).toBe(inIndex.length);
  expect(index).toMatch(/^# .+\n\n> .+\n/);
  const sections = listed.filter((file) => /^llms-(?!full).+\.txt$/.test(file)).map(readBuilt);
  const inSections = sections.flatMap((text) => ownFiles(linksOf(parseMarkdown(text))));
  expect([...new Set([...inIndex, ...inSections])].toSorted()).toEqual(
    [...pageFiles, 'AGENTS.md', 'skill.md'].toSorted(),
  );
  // Every line describes its page.
  const lines = [index, ...sections].flatMap((text) => text.split('\n'));
  expect(lines.filter((line) => line.startsWith('- ') && !/^- \[.+\]\(\S+\): .{12,}$/.test(line))).toEqual(
    [],
  );
  expect(index.split('\n## ').at(-1)).toMatch(/^Optional\n\n- \[/);
  for (const text of sections) expect(text.length).toBeLessThan(markdownOptions.indexLimit);
});

test('the full texts contain every page once', () => {
  const names = ownFiles(linksOf(parseMarkdown(readBuilt('llms.txt')))).filter((file) =>
    file.startsWith('llms-full'),
  );
  expect(names).toContain('llms-full.txt');
  const texts = names.map(readBuilt);
  const sources = texts.flatMap((text) =>
    [...text.matchAll(/^Source: (\S+\.md)$/gm)].map(([, address = '']) => address),
  );
  expect(ownFiles(sources).toSorted()).toEqual(routes.map(fileOf).toSorted());
  const missing = routes.filter((route) => {
    const body = readBuilt(fileOf(route)).split('llms.txt).\n\n')[1] ?? '';
    return body.length <= 20 || !texts.some((text) => text.includes(body));
  });
  expect(missing).toEqual([]);
});

/** Whether a page contains a whole block. Its fences may be longer than three backticks. */
const pageHas = (page: string, block: string) =>
  page.split(`\n${block}\n\`\`\``).some((before, index, parts) => {
    const isLast = index === parts.length - 1;
    return !isLast && /^[ >]*`{3,}[^\n]*$/.test(before.slice(before.lastIndexOf('\n') + 1));
  });

test('AGENTS.md says only what the pages say, and links to them', () => {
  const text = readBuilt('AGENTS.md');
  const tree = parseMarkdown(text);
  const code = outlineOfMarkdown(tree).code;
  const pages = pageFiles.map(readBuilt);
  expect(code.filter((block) => !pages.some((page) => pageHas(page, block)))).toEqual([]);
  for (const { address } of downloads.slice(0, 2))
    expect(code.join('\n')).toContain(`npm install ${root}${address}`);
  expect(text).toContain('secret key');
  expect(linksOf(tree)).toContain(`${root}llms.txt`);
});

test('every page leads to its Markdown from its head, and to llms.txt from the top of its body', () => {
  for (const route of compared) {
    const links = readPage(route.slice(site.baseUrl.length - 1)).match(/<link[^>]*text\/markdown[^>]*>/g);
    const alternates = parseHtml(links?.join('') ?? '').querySelectorAll('link');
    expect
      .soft(
        alternates.map((link) => [link.getAttribute('rel'), link.getAttribute('href')]),
        route,
      )
      .toEqual([['alternate', root + fileOf(route)]]);
  }
  for (const file of sampleOf(builtPaths(), 4)) {
    const html = file.endsWith('.html') ? readBuilt(file) : readPage(file);
    const beforePage = html.slice(html.indexOf('<body'), html.indexOf('__docusaurus'));
    expect.soft(beforePage, file).toContain(`${root}llms.txt`);
  }
});

test('only pages have Markdown', () => {
  const others = builtPaths().filter((file) => !routes.includes(file) && !routes.includes(`${file}/`));
  expect(others).toContain('/404.html');
  expect(others).toContain('/search');
  for (const file of others) {
    const html = file.endsWith('.html') ? readBuilt(file) : readPage(file);
    expect.soft(html, file).not.toContain('text/markdown');
    expect.soft(exists(fileOf(file)), file).toBe(false);
  }
});
