import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { tarGz } from '../src/tarGz.ts';
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts';

const long = `${'a/long-name/'.repeat(12)}end.js`;
const files = new Map<string, Uint8Array>([
  ['package.json', Buffer.from('{}\n')],
  ['dist/cli.js', Buffer.alloc(1024, 'x')],
  [long, Buffer.alloc(513, 'y')],
  ['empty.txt', new Uint8Array()],
]);

const { root: folder, pathOf, write } = temporaryFolder();

describe('an archive of a package', () => {
  it('is read by tar, in the folder that npm expects', () => {
    write('x.tgz', tarGz(files, ['dist/cli.js']));
    execFileSync('tar', ['-xzf', 'x.tgz'], { cwd: folder });
    for (const [name, content] of files) {
      const file = pathOf(`package/${name}`);
      expect(fs.readFileSync(file).equals(content)).toBe(true);
      expect(fs.statSync(file).mode & 0o111).toBe(name === 'dist/cli.js' ? 0o111 : 0);
    }
    expect(fs.readdirSync(pathOf('package'))).toHaveLength(4);
  });

  it('has the fields of npm’s headers', () => {
    const tar = gunzipSync(tarGz(new Map([['a.js', Buffer.alloc(513)]])));
    const fields = tar.toString('latin1', 100, 148).replaceAll('\0', ' ');
    expect(fields).toBe('0000644 0000000 0000000 00000001001 03560116604 ');
    expect(tar).toHaveLength(5 * 512);
  });

  it('has the same bytes for the same files, in any order', () => {
    const again = new Map([...files].toReversed());
    expect(Buffer.from(tarGz(again)).equals(tarGz(files))).toBe(true);
  });

  it('refuses to truncate a long name', () => {
    expect(() => tarGz(new Map([[`${'n'.repeat(120)}.js`, new Uint8Array()]]))).toThrow('too long');
  });
});
