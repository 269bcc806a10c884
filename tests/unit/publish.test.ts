import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { disk, filesBelow, type Disk } from '../../deploy/publish/Disk.ts';
import type { Site } from '../../deploy/publish/layRelease.ts';
import { publish, rollBack } from '../../deploy/publish/publish.ts';

let folder = '';
let into = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'publish-'));
  into = path.join(folder, 'served');
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const day = (number: number) => new Date(Date.UTC(2026, 0, number));

/** A site whose page and chunk are of one version. Its vendor chunk is the same in all. */
function site(version: string, more: Record<string, string> = {}): Site {
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
  const at = path.join(into, 'current/site', file);
  return fs.existsSync(at) ? fs.readFileSync(at, 'utf8') : undefined;
};
const put = (version: string, now: Date, more: Partial<Parameters<typeof publish>[1]> = {}) =>
  publish(site(version), { into, now, keepDays: 30, ...more });

describe('a release', () => {
  it('is served whole, with the configuration for its own folder', () => {
    const { release } = put('a', day(1));
    expect(release).toBe('20260101T000000Z');
    expect(served('index.html')).toBe('page a');
    expect(served('assets/js/main.a.js')).toBe('main a');
    const root = fs.readFileSync(path.join(into, 'current/nginx.conf'), 'utf8');
    expect(root).toBe(`root ${path.join(into, 'releases', release, 'site')};`);
  });

  it('takes the place of the last one, whose hashed files stay', () => {
    put('a', day(1));
    put('b', day(2));
    expect(served('index.html')).toBe('page b');
    expect(served('assets/js/main.b.js')).toBe('main b');
    expect(served('assets/js/main.a.js')).toBe('main a');
    expect(served('assets/js/vendor.js')).toBe('vendor');
  });

  it('of the same second has a name of its own', () => {
    put('a', day(1));
    expect(put('b', day(1)).release).toBe('20260101T000000Z-2');
    expect(served('index.html')).toBe('page b');
  });

  it('may lie under a path', () => {
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
  it('counts the days from the swap, not from the making', () => {
    put('a', day(1));
    // Served for 99 days, then for 30 more by tabs that are open.
    put('b', day(100));
    put('c', day(129));
    expect(served('assets/js/main.a.js')).toBe('main a');
    const { releases, files } = put('d', day(131));
    expect({ releases, files }).toEqual({ releases: ['20260101T000000Z'], files: 1 });
    expect(served('assets/js/main.a.js')).toBeUndefined();
    // Still in use by others.
    expect(served('assets/js/vendor.js')).toBe('vendor');
    expect(served('assets/js/main.b.js')).toBe('main b');
  });

  it('leaves the release before the current one, however old it is', () => {
    put('a', day(1));
    put('b', day(2), { keepDays: 0 });
    expect(put('c', day(200), { keepDays: 0 }).releases).toEqual(['20260101T000000Z']);
    expect(rollBack({ into, now: day(201) })).toBe('20260102T000000Z');
    expect(served('index.html')).toBe('page b');
  });

  it('does not read the time of files', () => {
    put('a', day(1));
    fs.utimesSync(path.join(into, 'kept/assets/js/main.a.js'), 0, 0);
    put('b', day(2));
    expect(served('assets/js/main.a.js')).toBe('main a');
  });
});

describe('the way back', () => {
  it('leads to the release before, with its chunks, and forth again', () => {
    put('a', day(1));
    put('b', day(2));
    rollBack({ into, now: day(3) });
    expect(served('index.html')).toBe('page a');
    expect(served('assets/js/main.a.js')).toBe('main a');
    // Tabs that have the newer page open.
    expect(served('assets/js/main.b.js')).toBe('main b');
    rollBack({ into, now: day(4) });
    expect(served('index.html')).toBe('page b');
  });

  it('leads to a release that is named, and says which there are', () => {
    put('a', day(1));
    put('b', day(2));
    put('c', day(3));
    rollBack({ into, now: day(4), to: '20260101T000000Z' });
    expect(served('index.html')).toBe('page a');
    expect(() => rollBack({ into, to: 'x' })).toThrow(
      'has no release x. There are: 20260101T000000Z, 20260102T000000Z, 20260103T000000Z.',
    );
  });

  it('is refused where there is nothing to go back to', () => {
    expect(() => rollBack({ into })).toThrow('there is no release before the current one');
    put('a', day(1));
    expect(() => rollBack({ into })).toThrow('there is no release before the current one');
  });

  it('is taken when the server refuses the new configuration', () => {
    put('a', day(1));
    const reload = () => {
      throw new Error('nginx: unknown directive');
    };
    expect(() => put('b', day(2), { reload })).toThrow('unknown directive');
    expect(served('index.html')).toBe('page a');
    // It was never served, so that nobody can have it open.
    expect(put('c', day(3)).releases).toEqual(['20260102T000000Z']);
  });
});

describe('what is refused', () => {
  it('a hashed name with other content', () => {
    put('a', day(1));
    expect(() =>
      publish(site('b', { 'assets/js/vendor.js': 'other' }), { into, now: day(2), keepDays: 1 }),
    ).toThrow(/vendor\.js has the name of .*vendor\.js, but not its content/);
    expect(served('index.html')).toBe('page a');
  });

  it('a folder in the place of the link', () => {
    fs.mkdirSync(path.join(into, 'current'), { recursive: true });
    expect(() => put('a', day(1))).toThrow('current is not a link to a release');
    expect(fs.readdirSync(into)).toEqual(['current']);
  });

  it('a history that is none', () => {
    put('a', day(1));
    fs.writeFileSync(path.join(into, 'history.json'), '[{"release": 1}]');
    expect(() => put('b', day(2))).toThrow('history.json is not a list of');
    expect(served('index.html')).toBe('page a');
  });

  it('two at a time; the lock of a dead process does not count', () => {
    put('a', day(1));
    fs.writeFileSync(path.join(into, '.lock'), String(process.pid));
    expect(() => put('b', day(2))).toThrow(`process ${process.pid} is publishing here`);
    const { pid } = spawnSync(process.execPath, ['--version']);
    fs.writeFileSync(path.join(into, '.lock'), String(pid));
    put('b', day(2));
    expect(served('index.html')).toBe('page b');
    expect(fs.readdirSync(into).filter((name) => name.startsWith('.lock'))).toEqual([]);
  });

  it('only one takes over from a dead process', () => {
    put('a', day(1));
    const lock = path.join(into, '.lock');
    const { pid } = spawnSync(process.execPath, ['--version']);
    fs.writeFileSync(lock, String(pid));
    const { ino, mtimeMs } = fs.statSync(lock);
    // That of one that's a step ahead.
    const heir = `${lock}-of-${pid}-${ino}-${Math.round(mtimeMs)}`;
    fs.writeFileSync(heir, '1');
    expect(() => put('b', day(2))).toThrow('another process takes over here');
    expect(fs.readFileSync(lock, 'utf8')).toBe(String(pid));
    fs.rmSync(heir);
    put('b', day(2));
    expect(served('index.html')).toBe('page b');
  });
});

/** A disk that stops for good at its change of this number, as a machine that loses power. */
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
  /** Two releases, the first of which the third removes. */
  const prepare = () => {
    fs.rmSync(into, { recursive: true, force: true });
    put('a', day(1));
    put('b', day(2));
  };
  const last = day(60);

  it('serves one whole release, then goes on', () => {
    prepare();
    const whole = stopsAt(Infinity);
    put('c', last, { disk: whole.disk });
    const changes = whole.changes();
    expect(changes).toBeGreaterThan(15);
    const seen = new Set<string | undefined>();
    for (let number = 1; number <= changes; number += 1) {
      prepare();
      expect(() => put('c', last, { disk: stopsAt(number).disk })).toThrow('stopped');
      const version = served('index.html')?.slice(-1);
      seen.add(version);
      for (const chunk of [`main.${version}`, 'main.b', 'vendor'])
        expect(served(`assets/js/${chunk}.js`), `${chunk} after ${number}`).toBe(chunk.replace('.', ' '));
      // Half of a file never has a file's name.
      for (const file of filesBelow(path.join(into, 'kept')))
        expect(served(file), `${file} after ${number}`).toMatch(/^(?:main [abc]|vendor)$/);
      put('d', day(61));
      expect(served('index.html')).toBe('page d');
      expect(served('assets/js/main.b.js')).toBe(version === 'b' || number <= changes ? 'main b' : undefined);
      expect(fs.readdirSync(path.join(into, '.staging'))).toEqual([]);
    }
    expect([...seen].toSorted()).toEqual(['b', 'c']);
  });

  it('leaves nothing behind that a later clean-up misses', () => {
    prepare();
    const whole = stopsAt(Infinity);
    put('c', last, { disk: whole.disk });
    for (let number = 1; number <= whole.changes(); number += 1) {
      prepare();
      expect(() => put('c', last, { disk: stopsAt(number).disk })).toThrow('stopped');
      put('d', day(61));
      put('e', day(200));
      put('f', day(300));
      expect(filesBelow(path.join(into, 'kept'))).toEqual([
        'assets/js/main.e.js',
        'assets/js/main.f.js',
        'assets/js/vendor.js',
      ]);
      expect(fs.readdirSync(path.join(into, 'releases'))).toHaveLength(2);
    }
  });
});
