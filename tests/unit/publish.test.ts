import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { disk, filesBelow, type Disk } from '../../deploy/publish/Disk.ts';
import type { PublishableSite } from '../../deploy/publish/writeRelease.ts';
import { publish, rollBack } from '../../deploy/publish/publish.ts';

let folder = '';
let into = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'publish-'));
  into = path.join(folder, 'served');
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const day = (number: number) => new Date(Date.UTC(2026, 0, number));

/** A site whose page and main chunk belong to a version. The vendor chunk is the same in all versions. */
function site(version: string, more: Record<string, string> = {}): PublishableSite {
  const files = {
    'index.html': `page ${version}`,
    [`assets/js/main.${version}.js`]: `main ${version}`,
    'assets/js/vendor.js': 'vendor',
    ...more,
  };
  const built = path.join(folder, 'built', version);
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(built, name)), { recursive: true });
    fs.writeFileSync(path.join(built, name), text);
  }
  return { folder: built, hashed: ['assets'], configuration: (root) => ({ 'nginx.conf': `root ${root};` }) };
}

const served = (file: string) => {
  const location = path.join(into, 'current/site', file);
  return fs.existsSync(location) ? fs.readFileSync(location, 'utf8') : undefined;
};
const publishVersion = (version: string, now: Date, more: Partial<Parameters<typeof publish>[1]> = {}) =>
  publish(site(version), { into, now, keepDays: 30, ...more });

describe('a release', () => {
  it('is served completely, with the configuration for its own folder', () => {
    const { release } = publishVersion('a', day(1));
    expect(release).toBe('20260101T000000Z');
    expect(served('index.html')).toBe('page a');
    expect(served('assets/js/main.a.js')).toBe('main a');
    const root = fs.readFileSync(path.join(into, 'current/nginx.conf'), 'utf8');
    expect(root).toBe(`root ${path.join(into, 'releases', release, 'site')};`);
  });

  it('replaces the last one, whose hashed files stay', () => {
    publishVersion('a', day(1));
    publishVersion('b', day(2));
    expect(served('index.html')).toBe('page b');
    expect(served('assets/js/main.b.js')).toBe('main b');
    expect(served('assets/js/main.a.js')).toBe('main a');
    expect(served('assets/js/vendor.js')).toBe('vendor');
  });

  it('of the same second has a unique name', () => {
    publishVersion('a', day(1));
    expect(publishVersion('b', day(1)).release).toBe('20260101T000000Z-2');
    expect(served('index.html')).toBe('page b');
  });

  it('may be below a path', () => {
    const built = site('a');
    fs.renameSync(built.folder, path.join(folder, 'nacre'));
    fs.mkdirSync(built.folder);
    fs.renameSync(path.join(folder, 'nacre'), path.join(built.folder, 'nacre'));
    publish({ ...built, hashed: ['nacre/assets'] }, { into, now: day(1), keepDays: 1 });
    expect(served('nacre/index.html')).toBe('page a');
    expect(served('nacre/assets/js/main.a.js')).toBe('main a');
  });
});

describe('clean-up', () => {
  it('counts the days from the swap, not from the creation', () => {
    publishVersion('a', day(1));
    // Served for 99 days, and then needed for 30 more days by open tabs.
    publishVersion('b', day(100));
    publishVersion('c', day(129));
    expect(served('assets/js/main.a.js')).toBe('main a');
    const { releases, files } = publishVersion('d', day(131));
    expect({ releases, files }).toEqual({ releases: ['20260101T000000Z'], files: 1 });
    expect(served('assets/js/main.a.js')).toBeUndefined();
    // Other releases still use it.
    expect(served('assets/js/vendor.js')).toBe('vendor');
    expect(served('assets/js/main.b.js')).toBe('main b');
  });

  it('keeps the release before the current one, however old it is', () => {
    publishVersion('a', day(1));
    publishVersion('b', day(2), { keepDays: 0 });
    expect(publishVersion('c', day(200), { keepDays: 0 }).releases).toEqual(['20260101T000000Z']);
    expect(rollBack({ into, now: day(201) })).toBe('20260102T000000Z');
    expect(served('index.html')).toBe('page b');
  });

  it('ignores the modification times of files', () => {
    publishVersion('a', day(1));
    fs.utimesSync(path.join(into, 'kept/assets/js/main.a.js'), 0, 0);
    publishVersion('b', day(2));
    expect(served('assets/js/main.a.js')).toBe('main a');
  });
});

describe('a rollback', () => {
  it('restores the previous release with its chunks, and the newer one again', () => {
    publishVersion('a', day(1));
    publishVersion('b', day(2));
    rollBack({ into, now: day(3) });
    expect(served('index.html')).toBe('page a');
    expect(served('assets/js/main.a.js')).toBe('main a');
    // Tabs may still have the newer page open.
    expect(served('assets/js/main.b.js')).toBe('main b');
    rollBack({ into, now: day(4) });
    expect(served('index.html')).toBe('page b');
  });

  it('restores a named release, and lists the existing ones', () => {
    publishVersion('a', day(1));
    publishVersion('b', day(2));
    publishVersion('c', day(3));
    rollBack({ into, now: day(4), to: '20260101T000000Z' });
    expect(served('index.html')).toBe('page a');
    expect(() => rollBack({ into, to: 'x' })).toThrow(
      'has no release x. The releases are 20260101T000000Z, 20260102T000000Z, 20260103T000000Z.',
    );
  });

  it('is refused if there is no previous release', () => {
    expect(() => rollBack({ into })).toThrow('there is no release before the current one');
    publishVersion('a', day(1));
    expect(() => rollBack({ into })).toThrow('there is no release before the current one');
  });

  it('happens when the server refuses the new configuration', () => {
    publishVersion('a', day(1));
    const reload = () => {
      throw new Error('nginx: unknown directive');
    };
    expect(() => publishVersion('b', day(2), { reload })).toThrow('unknown directive');
    expect(served('index.html')).toBe('page a');
    // It was never served, so no tab can have it open.
    expect(publishVersion('c', day(3)).releases).toEqual(['20260102T000000Z']);
  });
});

describe('refuses', () => {
  it('a hashed name with other content', () => {
    publishVersion('a', day(1));
    expect(() =>
      publish(site('b', { 'assets/js/vendor.js': 'other' }), { into, now: day(2), keepDays: 1 }),
    ).toThrow(/vendor\.js has the same name as .*vendor\.js, but other content/);
    expect(served('index.html')).toBe('page a');
  });

  it('a folder in place of the link', () => {
    fs.mkdirSync(path.join(into, 'current'), { recursive: true });
    expect(() => publishVersion('a', day(1))).toThrow('current is not a link to a release');
    expect(fs.readdirSync(into)).toEqual(['current']);
  });

  it('an invalid history', () => {
    publishVersion('a', day(1));
    fs.writeFileSync(path.join(into, 'history.json'), '[{"release": 1}]');
    expect(() => publishVersion('b', day(2))).toThrow('history.json is not a list of');
    expect(served('index.html')).toBe('page a');
  });

  it('two at a time, but ignores the lock of a dead process', () => {
    publishVersion('a', day(1));
    fs.writeFileSync(path.join(into, '.lock'), String(process.pid));
    expect(() => publishVersion('b', day(2))).toThrow(`process ${process.pid} is publishing here`);
    const { pid } = spawnSync(process.execPath, ['--version']);
    fs.writeFileSync(path.join(into, '.lock'), String(pid));
    publishVersion('b', day(2));
    expect(served('index.html')).toBe('page b');
    expect(fs.readdirSync(into).filter((name) => name.startsWith('.lock'))).toEqual([]);
  });

  it('a second process that takes over from a dead one', () => {
    publishVersion('a', day(1));
    const lock = path.join(into, '.lock');
    const { pid } = spawnSync(process.execPath, ['--version']);
    fs.writeFileSync(lock, String(pid));
    const { ino, mtimeMs } = fs.statSync(lock);
    // The lock of a process that is one step ahead.
    const heir = `${lock}-of-${pid}-${ino}-${Math.round(mtimeMs)}`;
    fs.writeFileSync(heir, '1');
    expect(() => publishVersion('b', day(2))).toThrow('another process is taking over this lock');
    expect(fs.readFileSync(lock, 'utf8')).toBe(String(pid));
    fs.rmSync(heir);
    publishVersion('b', day(2));
    expect(served('index.html')).toBe('page b');
  });
});

/** A disk that fails from the given change on, like a machine that loses power. */
function stopsAt(number: number): { disk: Disk; changes: () => number } {
  let changes = 0;
  const counted = Object.entries(disk).map(([name, change]) => [
    name,
    (...parts: [string, string]) => {
      changes += 1;
      if (changes >= number) throw new Error('stopped');
      change(...parts);
    },
  ]);
  return { disk: Object.fromEntries(counted) as Disk, changes: () => changes };
}

describe('stopped before any of its changes', () => {
  /** Publishes two releases. The third one removes the first. */
  const prepare = () => {
    fs.rmSync(into, { recursive: true, force: true });
    publishVersion('a', day(1));
    publishVersion('b', day(2));
  };
  const last = day(60);

  it('serves one complete release, and then continues', () => {
    prepare();
    const complete = stopsAt(Infinity);
    publishVersion('c', last, { disk: complete.disk });
    const changes = complete.changes();
    expect(changes).toBeGreaterThan(15);
    const versions = new Set<string | undefined>();
    for (let number = 1; number <= changes; number += 1) {
      prepare();
      expect(() => publishVersion('c', last, { disk: stopsAt(number).disk })).toThrow('stopped');
      const version = served('index.html')?.slice(-1);
      versions.add(version);
      for (const chunk of [`main.${version}`, 'main.b', 'vendor'])
        expect(served(`assets/js/${chunk}.js`), `${chunk} after ${number}`).toBe(chunk.replace('.', ' '));
      // A partial file never has its final name.
      for (const file of filesBelow(path.join(into, 'kept')))
        expect(served(file), `${file} after ${number}`).toMatch(/^(?:main [abc]|vendor)$/);
      publishVersion('d', day(61));
      expect(served('index.html')).toBe('page d');
      expect(served('assets/js/main.b.js')).toBe(version === 'b' || number <= changes ? 'main b' : undefined);
      expect(fs.readdirSync(path.join(into, '.staging'))).toEqual([]);
    }
    expect([...versions].toSorted()).toEqual(['b', 'c']);
  });

  it('leaves nothing that a later clean-up misses', () => {
    prepare();
    const complete = stopsAt(Infinity);
    publishVersion('c', last, { disk: complete.disk });
    for (let number = 1; number <= complete.changes(); number += 1) {
      prepare();
      expect(() => publishVersion('c', last, { disk: stopsAt(number).disk })).toThrow('stopped');
      publishVersion('d', day(61));
      publishVersion('e', day(200));
      publishVersion('f', day(300));
      expect(filesBelow(path.join(into, 'kept'))).toEqual([
        'assets/js/main.e.js',
        'assets/js/main.f.js',
        'assets/js/vendor.js',
      ]);
      expect(fs.readdirSync(path.join(into, 'releases'))).toHaveLength(2);
    }
  });
});
