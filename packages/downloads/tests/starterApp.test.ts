import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { filesOfPage } from '../src/starterApp/starterFiles.ts';
import { zip } from '../src/starterApp/zip.ts';

const block = (title: string, code: string) => `\`\`\`tsx title="${title}"\n${code}\n\`\`\`\n`;
const bytes = (text: string) => new TextEncoder().encode(text);

describe('the files of the page', () => {
  it('are the blocks whose title is a path of the Vite app', () => {
    const page = [
      block('src/App.tsx', "import { Wallet } from './Wallet';"),
      block('src/Wallet.tsx', 'export const Wallet = 1;'),
      block('index.html', '<div id="root"></div>'),
      block('app/page.tsx', "'use client';"),
      '```diff title="src/main.tsx"\n+import App from "./App";\n```\n',
      block('In the browser', 'Hello'),
    ];
    const files = filesOfPage(page.join('\n'), 'page.mdx', 'vite');
    expect([...files.keys()]).toEqual(['src/App.tsx', 'src/Wallet.tsx']);
    expect(files.get('src/Wallet.tsx')).toBe('export const Wallet = 1;\n');
  });

  it('include no test, because tests need a test runner', () => {
    const page = block('src/Wallet.test.tsx', "import { test } from 'vitest';");
    for (const framework of ['vite', 'next'] as const)
      expect(filesOfPage(page, 'page.mdx', framework).size).toBe(0);
  });

  it('for Next.js are those of its app, with the changes to its layout', () => {
    const page = [
      block('src/Wallet.tsx', 'export const Wallet = 1;'),
      block('src/sandbox.tsx', "import './index.css';"),
      block('app/providers.tsx', "import { Wallet } from '../src/Wallet';"),
      block('proxy.ts', 'export const config = {};'),
      block('index.html', '<div id="root"></div>'),
      '```diff title="src/main.tsx"\n+import App from "./App";\n```\n',
      '```diff title="app/page.tsx"\n+import { Wallet } from "../src/Wallet";\n```\n',
      '```diff title="app/layout.tsx"\n import "./globals.css";\n+import { Providers } from "./providers";\n```\n',
    ].join('\n');
    const appFiles = new Map([
      ['app/layout.tsx', 'import "./globals.css";\n'],
      ['app/globals.css', ''],
    ]);
    const files = filesOfPage(page, 'page.mdx', 'next', appFiles);
    expect([...files.keys()].toSorted()).toEqual([
      'app/globals.css',
      'app/layout.tsx',
      'app/providers.tsx',
      'proxy.ts',
      'src/Wallet.tsx',
    ]);
    expect(files.get('app/layout.tsx')).toBe(
      'import "./globals.css";\nimport { Providers } from "./providers";\n',
    );
  });

  it.each([
    ['nothing', new Map(), "page.mdx:2: app/layout.tsx: the diff changes a file that the app doesn't have"],
    [
      'another file',
      new Map([['app/layout.tsx', 'import "./style.css";\n']]),
      'page.mdx:2: app/layout.tsx: the file must contain these lines once, and contains them 0 times:\nimport "./globals.css";',
    ],
  ])('are refused when a diff changes %s', (_, appFiles, message) => {
    const page = '```diff title="app/layout.tsx"\n import "./globals.css";\n+\n```\n';
    expect(() => filesOfPage(page, 'page.mdx', 'next', appFiles)).toThrow(message);
  });

  it('import files of a new app too', () => {
    const page = block('src/sandbox.tsx', "import './index.css';");
    expect(filesOfPage(page, 'page.mdx', 'vite', new Map([['src/index.css', '']])).size).toBe(2);
  });

  it.each([
    [
      'import what is not shown',
      block('src/App.tsx', "import { Wallet } from './Wallet';"),
      'page.mdx: src/App.tsx imports src/Wallet, but no block of the page has this title',
    ],
    [
      'are drawn with a style that is not shown',
      block('src/App.tsx', "import './app.css';"),
      'page.mdx: src/App.tsx imports src/app.css, but no block of the page has this title',
    ],
    [
      'are shown twice',
      block('src/App.tsx', 'export {};') + block('src/App.tsx', 'export {};'),
      'page.mdx:5: another block already has the title src/App.tsx',
    ],
  ])('are refused when they %s', (_, page, message) => {
    expect(() => filesOfPage(page, 'page.mdx', 'vite')).toThrow(message);
  });
});

describe('the archive', () => {
  const files: [string, Uint8Array][] = [
    ['app/b.txt', bytes('b')],
    ['app/a.txt', bytes('a')],
  ];

  it('contains the files', () => {
    const unpacked = unzipSync(zip(new Map(files)));
    expect(Object.keys(unpacked)).toEqual(['app/a.txt', 'app/b.txt']);
    expect(new TextDecoder().decode(unpacked['app/b.txt'])).toBe('b');
  });

  it('has the same bytes for any order, clock and time zone', () => {
    const { TZ } = process.env;
    const archives = ['Asia/Tokyo', 'America/Los_Angeles'].map((zone, index) => {
      process.env.TZ = zone;
      return Buffer.from(zip(new Map(index ? files : files.toReversed()))).toString('base64');
    });
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
    expect(archives[0]).toBe(archives[1]);
  });
});
