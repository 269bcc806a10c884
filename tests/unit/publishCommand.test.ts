import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishCommand } from '../../deploy/publish/command.ts';
import { sendRequest } from '../hosting/sendRequest.ts';
import { writeSmallBuild } from '../support/hosts/smallBuild.ts';
import { ensureNginx } from '../support/nginx.ts';
import { freePort } from '../support/freePort.ts';
import { runNginx, until } from '../support/runNginx.ts';

const BASE = '/nacre/';
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'publish-'));
const configuration = path.join(folder, 'nginx.conf');
let port = 0;
let reload = '';
let stop: (() => Promise<void>) | undefined;

const served = path.join(folder, 'served');
const run = (...args: string[]) => publishCommand(args, path.join(folder, 'build'), path.join(folder, 'out'));

/** Closes the connection, because a replaced worker closes open connections, and `fetch` would keep one open. */
const get = (file: string) => sendRequest(port, BASE + file, { Connection: 'close' });
const home = async () => (await get('')).body.toString().replace(/.*<h1>(\w+)<.*/s, '$1');

/** Builds the site again, with another title and another chunk. */
function buildAgain(title: string): void {
  const build = path.join(folder, 'build');
  fs.rmSync(build, { recursive: true, force: true });
  writeSmallBuild(build, BASE);
  const page = path.join(build, 'index.html');
  fs.writeFileSync(page, fs.readFileSync(page, 'utf8').replace('Home', title));
  fs.renameSync(
    path.join(build, 'assets/js/main.abcd1234.js'),
    path.join(build, `assets/js/main.${title}.js`),
  );
}

beforeAll(async () => {
  port = await freePort('127.0.0.1');
  reload = `"${ensureNginx()}" -e stderr -c "${configuration}" -s reload`;
  const current = path.join(served, 'current');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const server = `server { listen 127.0.0.1:${port}; include ${current}/site.conf; }`;
  fs.writeFileSync(
    configuration,
    `pid ${folder}/pid; error_log stderr error; events {}
    http { access_log off; ${temporary.join(' ')} include ${current}/maps.conf; ${server} }`,
  );
  // Root's workers run as another user, who must be able to read this.
  fs.chmodSync(folder, 0o755);
});
afterAll(async () => {
  await stop?.();
  fs.rmSync(folder, { recursive: true });
});

it('publishes over the served release, whose chunks stay, and rolls back', async () => {
  buildAgain('First');
  expect(await run(served)).toMatch(/current links to \S+; removed 0 old releases and 0 of their files/);
  stop = await runNginx(configuration, port);
  expect(await home()).toBe('First');

  buildAgain('Second');
  await run(served, '--reload', reload);
  await until(async () => (await home()) === 'Second');
  for (const chunk of ['First', 'Second']) {
    const response = await get(`assets/js/main.${chunk}.js`);
    expect([response.status, response.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
  }

  expect(await run(served, '--back', '--reload', reload)).toMatch(/links to \S+ again$/);
  await until(async () => (await home()) === 'First');
});

it('keeps serving the current release when nginx refuses the new one', async () => {
  const current = () => fs.readlinkSync(path.join(served, 'current'));
  const before = current();
  buildAgain('Third');
  await expect(run(served, '--reload', 'false')).rejects.toThrow(
    '"false" failed, so the link is unchanged. Leave out --reload until nginx runs.',
  );
  expect(current()).toBe(before);
});

it.each([
  ['no folder', []],
  ['two folders', ['a', 'b']],
  ['an invalid number of days', ['served', '--keep', 'x']],
  ['an unknown option', ['served', '--force']],
])('prints its usage, given %s', async (_, args) => {
  await expect(run(...args)).rejects.toThrow('Usage: npm run deploy:into -- <folder>');
});
