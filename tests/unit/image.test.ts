import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deploy } from '../../deploy/deploy.ts';
import { type ExpectedResponse, requests } from '../support/hosts/requests.ts';
import { writeSmallBuild } from '../support/hosts/smallBuild.ts';
import { freePort } from '../support/freePort.ts';
import { runNginx } from '../support/runNginx.ts';
import { workspacesIn } from '../support/workspaces.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { responseHeaders } from '../../deploy/rules/headers.ts';

/** The instructions, each on one line. */
const dockerfile = fs.readFileSync('deploy/Dockerfile', 'utf8').replace(/^#.*\n|\\\n\s*/gm, '');
const [beforeInstall = '', , serverStage = ''] = dockerfile.split(
  /^RUN npm ci.*\n|^FROM \$\{SERVER_IMAGE\}\n/m,
);
const copies = [...serverStage.matchAll(/^COPY (--from=build )?(?:--\S+ )?(\S+) (\S+)$/gm)].map(
  ([, isBuilt, from = '', to = '']) => ({ isBuilt: isBuilt !== undefined, from, to }),
);

describe('the image', () => {
  it('is built on pinned images', () => {
    const images = [...dockerfile.matchAll(/^ARG \w+_IMAGE=(.*)$/gm)].map(([, image]) => image);
    expect(images).toHaveLength(2);
    for (const image of images) expect(image).toMatch(/^\w+:[\w.-]+-slim@sha256:[\da-f]{64}$/);
    expect(dockerfile.match(/^FROM .*/gm)).toEqual(['FROM ${NODE_IMAGE} AS build', 'FROM ${SERVER_IMAGE}']);
  });

  it('installs from the manifests of all workspaces, before it copies the rest', () => {
    const copied = [...beforeInstall.matchAll(/^COPY (packages\S+) /gm)].map(([, file]) => file);
    expect(copied).toEqual(workspacesIn('.').map((name) => `${name}/package.json`));
  });

  it('contains only what was built, runs as an unprivileged user, and has a health check', () => {
    for (const { isBuilt, from } of copies)
      expect(isBuilt || from.startsWith('deploy/image/'), from).toBe(true);
    expect(serverStage).toMatch(/^USER [1-9]\d*:[1-9]\d*\nEXPOSE 8080\n/m);
    expect(serverStage).toMatch(/^HEALTHCHECK .* CMD \["health"\]$/m);
  });
});

const USER = Number(/^USER (\d+)/m.exec(serverStage)?.[1]);
/** Root drops its rights, as in the image. Other users have none to drop. */
const asUser = process.getuid?.() === 0 ? { uid: USER, gid: USER } : {};

describe.each(['/', '/nacre/'])("the image's server below %s", (base) => {
  const { root } = temporaryFolder();
  let port = 0;
  let stop: () => Promise<void>;
  const health = (baseUrl: string, on = port) =>
    spawnSync('bash', ['deploy/image/health.sh', String(on)], {
      env: { ...process.env, BASE_URL: baseUrl },
    }).status;

  /** Copies the files of the Dockerfile below a temporary folder instead of the root. */
  async function copyAll(): Promise<void> {
    writeSmallBuild(path.join(root, 'build'), base);
    await deploy('nginx', path.join(root, 'build'), path.join(root, 'site/deploy/out'));
    for (const { isBuilt, from, to } of copies)
      fs.cpSync(isBuilt ? path.join(root, from) : from, path.join(root, to), { recursive: true });
    for (const name of ['nginx.conf', 'conf.d/default.conf']) {
      const file = path.join(root, 'etc/nginx', name);
      const text = fs
        .readFileSync(file, 'utf8')
        .replace(/ (\/(?:tmp|etc|usr)\/)/g, ` ${root}$1`)
        .replace('listen 8080', `listen 127.0.0.1:${port}`);
      fs.writeFileSync(file, text);
    }
    fs.mkdirSync(path.join(root, 'tmp'));
    // The user can write nowhere else, because the container's file system may be read-only.
    if ('uid' in asUser) fs.chownSync(path.join(root, 'tmp'), USER, USER);
    fs.chmodSync(root, 0o755);
  }

  beforeAll(async () => {
    port = await freePort('127.0.0.1');
    await copyAll();
    stop = await runNginx(path.join(root, 'etc/nginx/nginx.conf'), port, asUser);
  });
  afterAll(() => stop());

  it('serves the site, and writes only to allowed folders', async () => {
    const response = await fetch(`http://127.0.0.1:${port}${base}overview`);
    expect([response.status, response.headers.get('Server')]).toEqual([200, 'nginx']);
    expect(fs.readdirSync(path.join(root, 'tmp')).toSorted()).toEqual([
      'client_body',
      'fastcgi',
      'nginx.pid',
      'proxy',
      'scgi',
      'uwsgi',
    ]);
  });

  it.each(requests)('$method $path for $accept', async (request) => {
    const { path: below, method = 'GET', accept = '*/*' } = request;
    const address = `http://127.0.0.1:${port}${base}${below}`;
    const response = await fetch(address, { method, redirect: 'manual', headers: { Accept: accept } });
    await expectResponse(response, request, base);
  });

  it('is healthy for any spelling of its path, and not without a site or a server', async () => {
    const bare = base.replaceAll('/', '');
    for (const spelling of [base, bare, `/${bare}`]) expect(health(spelling), spelling).toBe(0);
    expect(health('/elsewhere/')).not.toBe(0);
    expect(health(base, await freePort('127.0.0.1'))).not.toBe(0);
  });
});

/** Compares a host's response with the one expected of every host. */
async function expectResponse(sent: Response, expected: ExpectedResponse, base: string): Promise<void> {
  const header = (name: string) => sent.headers.get(name) ?? undefined;
  expect(sent.status).toBe(expected.status);
  expect(header('Location')).toBe(expected.to === undefined ? undefined : base + expected.to);
  if (expected.status === 405) expect(header('Allow')).toBe('GET, HEAD');
  if (expected.type) expect(header('Content-Type')).toBe(expected.type);
  if (expected.text !== undefined) expect(await sent.text()).toMatch(expected.text || /^$/);
  if (expected.vary) expect(header('Vary')).toBe(expected.vary);
  const cacheControl = expected.isImmutable
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate';
  expect(header('Cache-Control')).toBe(cacheControl);
  expect(header('Cross-Origin-Resource-Policy')).toBe(expected.isShared ? 'cross-origin' : 'same-origin');
  expect(header('Access-Control-Allow-Origin')).toBeUndefined();
  const policy = header('Content-Security-Policy') ?? '';
  expect(policy).toContain("frame-ancestors 'none'");
  for (const [name, value] of Object.entries(responseHeaders(policy))) expect(header(name)).toBe(value);
}
