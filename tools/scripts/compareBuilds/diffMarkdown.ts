import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pageKindOf } from '../../../packages/checks/src/firstVisit/budgets.ts';
import { filesUnder } from '../../../packages/model/src/files.ts';

/** The most lines of one page's difference. */
const MOST_LINES = 200;

/** Compares the Markdown of two builds' pages with git. Returns the list of changed pages, and the differences. */
export function diffMarkdown(oldFolder: string, newFolder: string): { stat: string; diff: string } {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'changes-'));
  try {
    copyMarkdown(oldFolder, path.join(home, 'old'));
    copyMarkdown(newFolder, path.join(home, 'new'));
    const options = ['--no-index', '--no-color', '--no-ext-diff', '--no-prefix', '--stat=160', '--patch'];
    const { status, stdout, stderr } = spawnSync('git', ['diff', ...options, 'old', 'new'], {
      cwd: home,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    if (status !== 0 && status !== 1) throw new Error(`git diff failed: ${stderr}`);
    const [stat = '', ...pages] = stdout.split(/^(?=diff --git )/m);
    const isGuide = (page: string): boolean => pageKindOf(routeOf(page))?.name !== 'symbol';
    const inOrder = [...pages.filter(isGuide), ...pages.filter((page) => !isGuide(page))];
    return { stat: stat.replaceAll('{old => new}/', '').trimEnd(), diff: inOrder.map(shorten).join('\n') };
  } finally {
    fs.rmSync(home, { recursive: true });
  }
}

function copyMarkdown(from: string, to: string): void {
  fs.mkdirSync(to);
  for (const file of filesUnder(from, ['.'], /\.md$/)) {
    fs.mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    fs.copyFileSync(path.join(from, file), path.join(to, file));
  }
}

const routeOf = (page: string): string => /^diff --git \w+(\/.+?)\.md /.exec(page)?.[1] ?? '';

function shorten(page: string): string {
  const lines = page.trimEnd().split('\n');
  const more = lines.length - MOST_LINES;
  const shown = more > 0 ? [...lines.slice(0, MOST_LINES), `… ${more} more lines of this page`] : lines;
  return shown.join('\n');
}
