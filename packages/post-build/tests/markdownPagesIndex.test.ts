import fs from 'node:fs';
import type { LoadedPlugin } from '@docusaurus/types';
import type { RootContent } from 'mdast';
import { describe, expect, it } from 'vitest';
import type { PageSection } from '../../../src/config/agents.ts';
import { agentsText } from '../src/markdown/agents.ts';
import { fullText, pageFile } from '../src/markdown/index.ts';
import { indexFiles, indexLine, splitFullTexts } from '../src/markdown/llms.ts';
import type { ConvertedPage } from '../src/markdown/MarkdownPage.ts';
import { stringifyTree } from '../src/markdown/toMarkdown.ts';
import { sectionsOf, type Section } from '../src/markdown/sections.ts';

const site = { url: 'https://docs.test', baseUrl: '/base/' };

const heading = (depth: 1 | 2 | 3, text: string, id?: string): RootContent => ({
  type: 'heading',
  depth,
  children: [{ type: 'text', value: text }],
  data: { id } as never,
});
const code = (value: string): RootContent => ({ type: 'code', lang: 'bash', value });

const page = (name: string, children: RootContent[] = [heading(1, name)]): ConvertedPage => ({
  key: [name],
  title: name,
  description: `About ${name}.`,
  path: `/base/${name}`,
  file: `/base/${name}.md`,
  tree: { type: 'root', children },
  text: stringifyTree({ type: 'root', children }),
});

it('a file of a page starts with its metadata, as YAML with any content, and the address of the list of all pages', () => {
  const text = pageFile({ ...page('a'), title: 'A "quoted": title' }, site);
  expect(text).toBe(
    '---\ntitle: "A \\"quoted\\": title"\ndescription: "About a."\nurl: "https://docs.test/base/a"\n---\n\n> For AI agents: all pages of these docs are listed in [llms.txt](https://docs.test/base/llms.txt).\n\n# a\n',
  );
});

describe('full texts', () => {
  const sections = [
    { label: 'Guides', pages: [page('a'), page('b')] },
    { label: '@nacre/sdk-base', pages: [page('c'), page('d')] },
  ];

  it('split off large pages, named after their section', () => {
    const texts = splitFullTexts(sections, ({ title }) => (title === 'd' ? 90 : 10), 99);
    expect(texts.map(({ name, pages }) => [name, pages.map(({ title }) => title)])).toEqual([
      ['llms-full.txt', ['a', 'b']],
      ['llms-full-sdk-base.txt', ['c', 'd']],
    ]);
  });

  it('contain their pages one after the other, with the address of each', () => {
    const text = fullText('Guides', [page('a'), page('b')], site);
    expect(text).toContain('---\n\nSource: https://docs.test/base/a.md\n\n# a\n');
    expect(text.indexOf('Source: https://docs.test/base/b.md')).toBeGreaterThan(text.indexOf('# a'));
  });
});

describe('llms.txt', () => {
  const index = (sections: Section[], sectionLimit: number) => {
    const fullTexts = splitFullTexts(sections, () => 1, 10);
    return indexFiles({
      title: 'Docs',
      summary: 'In one line.',
      instructions: 'Read before you write.',
      agentFiles: [{ name: 'AGENTS.md', description: 'Rules.' }],
      sections,
      fullTexts,
      site,
      sectionLimit,
      inFullOnly: /Type/,
      isOptional: ({ title }) => title === 'terms',
    });
  };

  it('lists the pages by section, after the introduction for agents', () => {
    const sections = [{ label: 'Guides', pages: [page('a')] }];
    const text = index(sections, 10_000).get('llms.txt') ?? '';
    expect(text).toBe(fs.readFileSync('packages/post-build/tests/llms.txt', 'utf8'));
  });

  it('lists optional pages at the end', () => {
    const sections = [
      { label: 'Guides', pages: [page('a'), page('terms')] },
      { label: 'Legal', pages: [page('terms')] },
    ];
    const text = index(sections, 10_000).get('llms.txt') ?? '';
    expect(text).toMatch(/## Guides\n\n- \[a\].*\n\n## Optional\n\n- \[terms\].*: About terms\.\n/);
    expect(text).not.toContain('Legal');
  });

  it('lists a large section in brief, and in full in its own file', () => {
    const sections = [
      { label: 'Guides', pages: [page('a')] },
      { label: '@nacre/sdk-base', pages: [page('b'), page('c'), page('Type.d')] },
    ];
    const files = index(sections, 60);
    expect([...files.keys()]).toEqual(['llms.txt', 'llms-sdk-base.txt']);
    const text = files.get('llms.txt') ?? '';
    expect(text).toContain('- [a](https://docs.test/base/a.md): About a.\n');
    expect(text).toContain('(https://docs.test/base/llms-sdk-base.txt): ');
    expect(text).toContain(
      '- [b](https://docs.test/base/b.md): About b.\n- [c](https://docs.test/base/c.md): About c.\n',
    );
    expect(text).not.toContain('Type.d');
    expect(files.get('llms-sdk-base.txt')).toContain('- [Type.d](https://docs.test/base/Type.d.md): About');
  });

  it('lists entries with the same name in two large sections once', () => {
    const twice = { ...page('d'), title: 'c' };
    const sections = [
      { label: '@nacre/sdk-base', pages: [page('b'), page('c')] },
      { label: '@nacre/sdk-react', pages: [twice, page('e')] },
    ];
    const files = index(sections, 60);
    const text = files.get('llms.txt') ?? '';
    expect(text).toContain('(https://docs.test/base/c.md)');
    expect(text).not.toContain('(https://docs.test/base/d.md)');
    expect(text).toContain('(https://docs.test/base/e.md)');
    expect(text).toContain('also its types and what it has from @nacre/sdk-base.');
    expect(files.get('llms-sdk-react.txt')).toMatch(
      /## @nacre\/sdk-react\n\n- \[e\].*\n\n## Also in @nacre\/sdk-base\n\n- \[c\]\(https:\/\/docs.test\/base\/d.md\): About d\.\n$/,
    );
  });

  it('escapes brackets in a title, and needs a description', () => {
    expect(indexLine('A [b]', 'https://x.test', 'C.')).toBe('- [A \\[b\\]](https://x.test): C.');
    expect(() => indexLine('A', 'https://x.test', '')).toThrow('A has no description');
  });
});

describe('sections', () => {
  const doc = (id: string) => ({ type: 'doc', id });
  const plugin = (sidebars: Record<string, unknown>, ids: string[]) =>
    ({
      name: 'docusaurus-plugin-content-docs',
      content: {
        loadedVersions: [{ docs: ids.map((id) => ({ id, permalink: `/base/${id}` })), sidebars }],
      },
    }) as unknown as LoadedPlugin;
  const sdk = [
    doc('intro'),
    {
      type: 'category',
      label: 'Products',
      link: { type: 'doc', id: 'auth' },
      items: [{ type: 'category', label: 'Inner', items: [doc('keys'), { type: 'link', href: '/x' }] }],
    },
    doc('api'),
  ];

  it('follow the sidebars, with the parts of a page next to it and the rest at the end', () => {
    const pages = ['home', 'intro', 'auth', 'keys', 'api'].map((name) => page(name));
    const parts = new Map([['/base/api', [page('api/orders')]]]);
    const sections = sectionsOf([plugin({ sdk }, ['intro', 'auth', 'keys', 'api'])], pages, parts);
    expect(
      sections.map(({ label, pages: sectionPages }) => [label, sectionPages.map(({ title }) => title)]),
    ).toEqual([
      ['SDKs', ['intro']],
      ['Products', ['auth', 'keys']],
      ['api', ['api', 'api/orders']],
      ['More', ['home']],
    ]);
  });
});

describe('AGENTS.md', () => {
  const auth = page('auth', [
    heading(1, 'Auth'),
    heading(2, 'Install', 'install'),
    { type: 'paragraph', children: [{ type: 'text', value: 'Choose one.' }] },
    code('npm install x'),
    heading(3, 'Details', 'details'),
    code('pnpm add x'),
    heading(2, 'Next', 'next'),
    code('npm start'),
  ]);
  const make = (take: PageSection) =>
    agentsText(
      { title: 'Work', intro: 'Intro.', parts: [{ heading: 'Install', text: 'How.', take: [take] }] },
      (route) => (route === '/auth' ? auth : undefined),
      site,
    );

  it('includes a section up to the next heading of its level', () => {
    const text = make({ from: '/auth#install' });
    expect(text).toContain('## Install\n\nHow.\n\nChoose one.\n\n```bash\nnpm install x\n```');
    expect(text).toContain('pnpm add x');
    expect(text).not.toContain('npm start');
    expect(text).toContain('Source: https://docs.test/base/auth.md#install');
  });

  it('includes only the requested parts', () => {
    const text = make({ from: '/auth#install', only: 'code', matching: '^npm' });
    expect(text).toContain('npm install x');
    expect(text).not.toContain('Choose one');
    expect(text).not.toContain('pnpm');
  });

  it.each<PageSection>([
    { from: '/gone#install' },
    { from: '/auth#gone' },
    { from: '/auth#install', only: 'code', matching: 'yarn' },
  ])('stops the build if there is nothing to include: %o', (take) => {
    expect(() => make(take)).toThrow(take.from);
  });
});
