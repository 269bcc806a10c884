import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { bundleScript } from '../../../tests/support/bundleScript.ts';
import { codeBlock } from '../compareBuilds/codeBlock.ts';

const command = bundleScript('tools/scripts/changes.ts');
const home = fs.mkdtempSync(path.join(os.tmpdir(), 'changes-'));
afterAll(() => fs.rmSync(home, { recursive: true }));

const page = (body = 'x') => `<!doctype html><link rel="stylesheet" href="/assets/styles.css"><body>${body}`;
const stub = (to: string) =>
  `<!doctype html><meta http-equiv="refresh" content="0; url=${to}"><title>Moved</title>`;

interface Page {
  html?: string;
  markdown?: string;
}

/** Writes a built site: the HTML and the Markdown of each route. */
function site(name: string, pages: Record<string, Page>): string {
  const folder = path.join(home, name);
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  };
  write('assets/styles.css', 'a{}');
  for (const [route, { html = page(), markdown }] of Object.entries<Page>({ '': {}, ...pages })) {
    write(path.join(route, 'index.html'), html);
    if (markdown !== undefined) write(`${route}.md`, markdown);
  }
  return folder;
}

const compare = (...folders: string[]) =>
  spawnSync(process.execPath, [command, ...folders], { encoding: 'utf8' });

describe('two builds', () => {
  const symbol = '/api/sdk-base/Function.pay';
  const before = site('before', {
    '/gone': {},
    '/moved': {},
    '/older': { html: stub('/gone') },
    '/same': { markdown: '# Same\n' },
    '/use': { markdown: '# Use\n\nPay soon.\n' },
    [symbol]: { markdown: 'soon\n' },
  });
  const after = site('after', {
    '/moved': { html: stub('/new#here') },
    '/new': {
      html: page('A longer text.'),
      markdown: Array.from({ length: 300 }, (_, line) => `${line}\n`).join(''),
    },
    '/same': { markdown: '# Same\n' },
    '/use': { markdown: '# Use\n\nPay now.\n' },
    [symbol]: { markdown: 'now\n' },
  });
  const { status, stdout, stderr } = compare(before, after);

  test('differ in the addresses, and fail if one leads nowhere now', () => {
    expect(stdout).toContain(
      '```diff\n- /gone\n- /moved\n- /older → /gone\n+ /new\n+ /moved → /new#here\n```',
    );
    expect(stdout).toContain('```diff\n! /gone\n! /older\n```');
    expect(stderr).toContain('changes: /gone was served before');
    expect(status).toBe(1);
  });

  test('differ in the bytes of the heaviest page of a kind', () => {
    expect(stdout).toMatch(/^\| guide \| 4 → 3 \(−1\) \| \d+ → \d+ \(\+\d+\) \| 0 \| /m);
  });

  test('differ in the Markdown of pages, guides first', () => {
    expect(stdout).toMatch(/^ use\.md +\| +2 \+-$/m);
    expect(stdout).toContain('\n-Pay soon.\n+Pay now.\n');
    expect(stdout).not.toContain('same.md');
    expect(stdout.indexOf('diff --git old/use.md')).toBeLessThan(
      stdout.indexOf(`diff --git old${symbol}.md`),
    );
  });

  test('are shown with the first lines of a long page, and the number of the others', () => {
    expect(stdout).toContain('\n+190\n');
    expect(stdout).toMatch(/\n… 106 more lines of this page\n/);
  });

  test('show text of pages in code blocks alone', () => {
    const evil = '<img src=x onerror=alert(1)> @everyone';
    const changed = site('evil', { [`/${evil}`]: { markdown: `\`\`\`\n\n${evil}\n` } });
    const report = compare(before, changed).stdout;
    expect(report).toContain(`+${evil}`);
    expect(report.replace(/^(`{3,}).*?^\1$/gms, '')).not.toMatch(/<img|@everyone/);
  });

  test.each([
    ['that are the same', [after, after], 0, 'No page differs.'],
    ['of which one is none', [before, home], 2, 'contains no built site'],
    ['of which one is missing', [before], 2, 'name two folders of builds'],
  ])('%s', (_, folders, expected, message) => {
    const run = compare(...folders);
    expect(run.stdout + run.stderr).toContain(message);
    expect(run.status).toBe(expected);
  });
});

describe('text of a page', () => {
  test('stays in its code block, without invisible characters', () => {
    const evil = 'a\u202e\n`````\n# @everyone <img src=x onerror=alert(1)>\r\n\tb';
    expect(codeBlock(evil, 999, 'diff')).toBe(
      '``````diff\na\n`````\n# @everyone <img src=x onerror=alert(1)>\n\tb\n``````',
    );
  });

  test('is cut at a line, and says how many are left out', () => {
    expect(codeBlock('ä\nb\nc\n', 5)).toBe("```\nä\nb\n```\n\n2 more lines don't fit here.");
  });
});
