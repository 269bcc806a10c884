import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tarGz } from '../../packages/downloads/src/tarGz.ts';
import { readArchive } from '../../packages/mcp/scripts/readArchive.ts';
import { unpackServer } from '../../packages/mcp/scripts/unpackServer.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** Packs the files that a test writes into an archive with `tar`. */
function tarOf(write: (folder: string) => void, options: string[] = [], root = 'package'): Buffer {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'archive-'));
  try {
    fs.mkdirSync(path.join(folder, 'package/dist'), { recursive: true });
    write(path.join(folder, 'package'));
    return execFileSync('tar', ['-cz', '--format=ustar', ...options, '-C', folder, root], { stdio: 'pipe' });
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}
const oneFile = (folder: string) => fs.writeFileSync(path.join(folder, 'a.txt'), 'a');

/** Returns an archive with a name, a kind or a size that no honest program writes. */
function forged(change: (head: Buffer) => void, content = new Uint8Array()): Buffer {
  const tar = gunzipSync(tarGz(new Map([['a.txt', content]])));
  const head = tar.subarray(0, 512);
  change(head);
  head.write(' '.repeat(8), 148);
  head.write(
    `${head
      .reduce((sum, byte) => sum + byte, 0)
      .toString(8)
      .padStart(6, '0')}\0 `,
    148,
  );
  return gzipSync(tar);
}
const archiveOf = (name: string) => forged((head) => head.fill(0, 0, 100).write(name, 0));

describe('an archive', () => {
  test('yields the packed content, whatever it is', () => {
    const name = fc.stringMatching(/^[a-z]{1,60}(\/[a-z]{1,60}){0,2}\.md$/);
    const files = fc.dictionary(name, fc.uint8Array({ maxLength: 2000 }), { maxKeys: 20 });
    fc.assert(
      fc.property(files, (contents) => {
        const read = readArchive(tarGz(new Map(Object.entries(contents))));
        expect([...read].map(([file, content]) => [file, [...content]]).toSorted()).toEqual(
          Object.entries(contents)
            .map(([file, content]) => [file, [...content]])
            .toSorted(),
        );
      }),
    );
  });

  test('created by `tar` is read too, with its folders', () => {
    expect([...readArchive(tarOf(oneFile)).keys()]).toEqual(['a.txt']);
  });

  test('that is damaged anywhere is refused, or yields files inside its folder', () => {
    const tar = gunzipSync(
      tarGz(
        new Map([
          ['a/b.txt', bytes('b')],
          ['c.txt', bytes('c'.repeat(600))],
        ]),
      ),
    );
    const damage = fc.array(fc.tuple(fc.nat(tar.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(damage, fc.nat(tar.length), (changes, end) => {
        const copy = Buffer.from(tar);
        for (const [offset, value] of changes) copy[offset] = value;
        try {
          for (const name of readArchive(gzipSync(copy.subarray(0, end))).keys()) {
            expect(path.posix.join('/below', name)).toMatch(/^\/below\/./);
          }
        } catch (error) {
          expect((error as Error).message).toMatch(/^The package archive is invalid: /);
        }
      }),
      { numRuns: 500 },
    );
  });

  test.each<[string, Buffer, string]>([
    ['leaves its folder', archiveOf('package/../../evil.txt'), 'is outside of its folder'],
    ['has the path of a root', archiveOf('/etc/evil.txt'), 'is outside of its folder'],
    ['has a path of Windows', archiveOf('package/..\\evil.txt'), 'is outside of its folder'],
    ['has a drive', archiveOf('package/C:evil.txt'), 'is outside of its folder'],
    ['is in no folder', archiveOf('evil.txt'), 'is outside of its folder'],
    [
      'is a symbolic link',
      tarOf((folder) => fs.symlinkSync('/etc', path.join(folder, 'etc'))),
      'package/etc is neither a file nor a folder',
    ],
    [
      'is a hard link',
      tarOf((folder) => {
        oneFile(folder);
        fs.linkSync(path.join(folder, 'a.txt'), path.join(folder, 'b.txt'));
      }),
      'is neither a file nor a folder',
    ],
    ['is a device', forged((head) => head.write('3', 156)), 'is neither a file nor a folder'],
    ['says that it is larger', forged((head) => head.write('77777777777', 124)), 'ends inside the file'],
    ['has a size below nothing', forged((head) => head.write('-0000000001', 124)), 'is not an octal number'],
    ['is not packed', Buffer.from('hello'), 'incorrect header check'],
  ])('with something that %s is refused completely', (_, archive, why) => {
    expect(() => readArchive(archive)).toThrow(why);
  });

  test('that exceeds its unpacked limit is refused during unpacking', () => {
    const bomb = gzipSync(Buffer.alloc(10_000_000));
    expect(bomb.length).toBeLessThan(20_000);
    expect(() => readArchive(bomb, { files: 1, bytes: 1_000_000 })).toThrow('larger than');
    const two = tarGz(
      new Map([
        ['a', bytes('')],
        ['b', bytes('')],
      ]),
    );
    expect(() => readArchive(two, { files: 1, bytes: 1_000_000 })).toThrow('more than 1 files');
  });

  test('that is refused changes nothing', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'unpack-'));
    try {
      const archive = path.join(folder, 'evil.tgz');
      fs.writeFileSync(archive, archiveOf('package/../../evil.txt'));
      expect(() => unpackServer(path.join(folder, 'mcp'), archive)).toThrow('is outside of its folder');
      expect(fs.readdirSync(folder)).toEqual(['evil.tgz']);
    } finally {
      fs.rmSync(folder, { recursive: true });
    }
  });
});
