/** The commands of `deploy/README.md` for releases over each other, in a temporary folder that a real nginx serves. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deploy } from '../../deploy/deploy.ts';
import { hashedFolders } from '../../deploy/rules/headers.ts';
import { freePort } from '../support/freePort.ts';
import { writeSmallBuild } from '../support/hosts/smallBuild.ts';
import { ensureNginx } from '../support/nginx.ts';
import { nginxConfiguration, runNginx, until } from '../support/runNginx.ts';
import { sendRequest } from './sendRequest.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const [, section = ''] = fs
  .readFileSync('deploy/README.md', 'utf8')
  .split(/^### Releases over each other$|^## Container$/m);
const [publish = '', server = '', back = '', cleanUp = ''] = [
  ...section.matchAll(/^```(?:bash|nginx)\n(.*?)^```$/gms),
].map(([, block]) => block);

const RELOAD = 'nginx -s reload';
const MONTH = 32 * 24 * 60 * 60 * 1000;

describe.each(['/', '/nacre/'])('releases over each other below %s', (base) => {
  const { root: folder } = temporaryFolder();
  const served = path.join(folder, 'served');
  const configuration = path.join(folder, 'nginx.conf');
  let port = 0;
  let stop: (() => Promise<void>) | undefined;

  /** Runs a block of the README here, with another command in place of nginx's. */
  const run = (block: string, reload = `"${ensureNginx()}" -e stderr -c "${configuration}" -s reload`) => {
    const here = block.replaceAll('/srv/docs', served).replace(RELOAD, reload);
    return promisify(execFile)('bash', ['-c', here], {
      cwd: folder,
      env: { ...process.env, BASE_URL: base },
    });
  };

  /** Builds the site with another title, and with a file of that name in each folder of hashed files. */
  async function build(title: string): Promise<void> {
    const site = path.join(folder, 'build');
    writeSmallBuild(site, base);
    const page = path.join(site, 'index.html');
    fs.writeFileSync(page, fs.readFileSync(page, 'utf8').replace('Home', title));
    for (const hashed of hashedFolders) fs.writeFileSync(path.join(site, hashed, `${title}.js`), title);
    await deploy('nginx', site, path.join(folder, 'deploy/out'));
    for (const hashed of hashedFolders) fs.rmSync(path.join(site, hashed, `${title}.js`));
  }

  /** Closes the connection, because a replaced worker closes open ones when it ends. */
  const get = (file: string) => sendRequest(port, base + file, { Connection: 'close' });
  const home = async () => (await get('')).body.toString().replace(/.*<h1>(\w+)<.*/s, '$1');
  const current = () => fs.readlinkSync(path.join(served, 'current'));
  /** Returns the titles whose hashed files are all served. */
  async function hashedFilesOf(...titles: string[]): Promise<string[]> {
    const isServed = async (title: string) => {
      const sent = await Promise.all(hashedFolders.map((hashed) => get(`${hashed}/${title}.js`)));
      return sent.every(({ status, body }) => status === 200 && body.toString() === title);
    };
    const all = await Promise.all(titles.map(isServed));
    return titles.filter((_, index) => all[index]);
  }

  beforeAll(async () => {
    port = await freePort('127.0.0.1');
    const site = server.replaceAll('/srv/docs', served).replace('443 ssl', `127.0.0.1:${port}`);
    fs.writeFileSync(configuration, nginxConfiguration(folder, site));
    await build('First');
    await expect(run(publish, 'false')).rejects.toThrow(/nginx refused the first release/);
    await run(publish, 'true');
    stop = await runNginx(configuration, port);
  });
  afterAll(() => stop?.());

  it('switch at one moment, keep the hashed files of open tabs, and go back', async () => {
    expect(await home()).toBe('First');
    const first = current();
    const shared = () => fs.statSync(path.join(served, 'kept/assets/js/main.abcd1234.js')).ino;
    const file = shared();
    await build('Second');

    // Without nginx's consent, the old release stays.
    await expect(run(publish, 'false')).rejects.toThrow();
    expect([current(), await home()]).toEqual([first, 'First']);

    const homes: string[] = [];
    // Two runs at once take turns.
    const published = Promise.all([run(publish), run(publish)]);
    await until(async () => homes[homes.push(await home()) - 1] === 'Second');
    await published;
    expect(new Set(homes)).toEqual(new Set(['First', 'Second']));
    // A file of both releases was never missing.
    expect(shared()).toBe(file);
    expect(await hashedFilesOf('First', 'Second')).toEqual(['First', 'Second']);
    expect((await get('assets/First.js')).headers['cache-control']).toContain('immutable');

    await run(back.replace(/releases\/\w+/, first));
    await until(async () => (await home()) === 'First');
    // A tab may still have the newer page open.
    expect(await hashedFilesOf('First', 'Second')).toEqual(['First', 'Second']);
  });

  it('remove only what was replaced long ago, and what no other release has', async () => {
    const first = path.join(served, current());
    await build('Third');
    const longAgo = new Date(Date.now() - MONTH);
    fs.utimesSync(first, longAgo, longAgo);
    await run(cleanUp);
    // It was published long ago, but not replaced.
    expect(await hashedFilesOf('First', 'Second')).toEqual(['First', 'Second']);

    await run(publish);
    await until(async () => (await home()) === 'Third');
    await run(cleanUp);
    expect(await hashedFilesOf('First', 'Second', 'Third')).toEqual(['First', 'Second', 'Third']);

    fs.utimesSync(first, longAgo, longAgo);
    await run(cleanUp);
    expect(fs.existsSync(first)).toBe(false);
    // A replaced worker still answers some requests for a moment, from the removed release.
    const answers = async () => ({
      shared: (await get('assets/js/main.abcd1234.js')).status,
      titles: await hashedFilesOf('First', 'Second', 'Third'),
    });
    await expect.poll(answers, { timeout: 50_000 }).toEqual({ shared: 200, titles: ['Second', 'Third'] });
  });
});
