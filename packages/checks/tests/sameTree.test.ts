import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compareTrees } from '../src/trees/compareTrees.ts';

let folder = '';
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'same-tree-'))));
afterEach(() => fs.rmSync(folder, { recursive: true }));

type Tree = Record<string, string | Uint8Array>;

function tree(name: string, files: Tree): string {
  const root = path.join(folder, name);
  fs.mkdirSync(root);
  for (const [file, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), content);
  }
  return root;
}

const differences = (left: Tree, right: Tree) => compareTrees(tree('a', left), tree('b', right)).differences;

describe('two trees', () => {
  it('are the same whenever their files were written', () => {
    const left = tree('a', { 'x.html': '<p>', 'deep/y.js': 'y' });
    const right = tree('b', { 'deep/y.js': 'y', 'x.html': '<p>' });
    fs.utimesSync(path.join(right, 'x.html'), 0, 0);
    expect(compareTrees(left, right)).toEqual({ files: 2, differences: [] });
  });

  it('differ in a byte: its position, its line, and both texts', () => {
    const text = (id: number) => `first\nsecond ${id} end`;
    expect(differences({ 'p.html': text(43730) }, { 'p.html': text(73576) })).toEqual([
      'p.html: differs at byte 13, line 2\n  - "first\\nsecond 43730 end"\n  + "first\\nsecond 73576 end"',
    ]);
  });

  it('differ if one has more', () => {
    expect(differences({ a: 'one' }, { a: 'one\n' })).toEqual([
      'a: differs at byte 3, line 1\n  - (ends here)\n  + "one\\n"',
    ]);
  });

  it('differ in a name that only one has, and report which', () => {
    const lines = differences({ a: '', z: '' }, { a: '', 'm/n': '' });
    expect(lines.map((line) => line.replaceAll(`${folder}/`, ''))).toEqual([
      'm: is in b only',
      'm/n: is in b only',
      'z: is in a only',
    ]);
  });

  it('differ in the type of an entry', () => {
    const left = tree('a', { page: 'file' });
    const right = tree('b', { 'page/index.html': '' });
    expect(compareTrees(left, right).differences[0]).toBe(`page: is a file in ${left}, a folder in ${right}`);
    fs.symlinkSync('one', path.join(left, 'link'));
    fs.symlinkSync('two', path.join(right, 'link'));
    expect(compareTrees(left, right).differences[0]).toBe(
      `link: is a link to one in ${left}, a link to two in ${right}`,
    );
  });

  it('show binary bytes as numbers, and decompress archives', () => {
    expect(differences({ p: Uint8Array.of(0, 1, 255) }, { p: Uint8Array.of(0, 2, 255) })).toEqual([
      'p: differs at byte 1, line 1\n  - 01 ff\n  + 02 ff',
    ]);
    fs.rmSync(folder, { recursive: true });
    fs.mkdirSync(folder);
    expect(differences({ p: gzipSync('same a') }, { p: gzipSync('same b') })[0]).toMatch(
      /^p: unpacked, differs at byte 5,/,
    );
  });

  it('differ in the header of a compressed file too', () => {
    const packed = gzipSync('same');
    const elsewhere = Buffer.from(packed);
    // The byte that names the operating system.
    elsewhere[9] = 0x0b;
    expect(differences({ p: packed }, { p: elsewhere })[0]).toMatch(/^p: differs at byte 9,/);
  });
});
