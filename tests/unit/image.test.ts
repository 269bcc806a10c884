import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deploy } from '../../deploy/deploy.ts';
import { expectResponse } from '../support/hosts/expectResponse.ts';
import { requests } from '../support/hosts/requests.ts';
import { writeSmallBuild } from '../support/hosts/smallBuild.ts';
import { freePort } from '../support/freePort.ts';
import { runNginx } from '../support/runNginx.ts';
import { workspacesIn } from '../support/workspaces.ts';

interface Instruction {
  /** `COPY`, `RUN`, … */
  name: string;
  /** The flags without their leading `--`, such as `from=build`. */
  flags: string[];
  /** The rest, on one line. */
  text: string;
}

interface Stage {
  name: string;
  instructions: Instruction[];
}

/** Parses a Dockerfile into the instructions before the first stage, and then each stage. */
function readDockerfile(file: string): Stage[] {
  const lines = fs
    .readFileSync(file, 'utf8')
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages: Stage[] = [{ name: '', instructions: [] }];
  for (const line of lines) {
    const [, name = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    const words = rest.split(' ');
    const flags = words.filter((word) => word.startsWith('--')).map((word) => word.slice(2));
    const isForCommand = name === 'RUN';
    const text = isForCommand ? rest : words.filter((word) => !word.startsWith('--')).join(' ');
    if (name === 'FROM') stages.push({ name: / AS (\w+)$/.exec(text)?.[1] ?? '', instructions: [] });
    stages.at(-1)?.instructions.push({ name, flags: isForCommand ? [] : flags, text });
  }
  return stages;
}

const [before, build, server] = readDockerfile('deploy/Dockerfile');
const of = (name: string, instructions: Instruction[] = []) =>
  instructions.filter((instruction) => instruction.name === name);
const sources = ({ text }: Instruction) => text.split(' ').slice(0, -1);

describe('the image', () => {
  it('is built on pinned images', () => {
    const images = of('ARG', before?.instructions).map(({ text }) => text);
    expect(images).toHaveLength(2);
    for (const image of images) expect(image).toMatch(/^[A-Z_]+=\w+:[\w.-]+-slim@sha256:[\da-f]{64}$/);
    const from = [build, server].map((stage) => of('FROM', stage?.instructions)[0]?.text);
    expect(from).toEqual(['${NODE_IMAGE} AS build', '${SERVER_IMAGE}']);
  });

  it('uses the Node version of the hosted workflows', () => {
    const [, major] = /node:(\d+)\./.exec(of('ARG', before?.instructions)[0]?.text ?? '') ?? [];
    expect(fs.readFileSync('.github/workflows/pages.yml', 'utf8')).toContain(`node-version: '${major}'`);
  });

  it('installs from the manifests of all workspaces, without scripts, before it copies the rest', () => {
    const steps = build?.instructions ?? [];
    const install = steps.findIndex(({ text }) => text === 'npm ci --ignore-scripts');
    const copied = of('COPY', steps.slice(0, install)).flatMap(sources);
    expect(copied.toSorted()).toEqual(
      [
        '.npmrc',
        'package.json',
        'package-lock.json',
        ...workspacesIn('.').map((name) => `${name}/package.json`),
      ].toSorted(),
    );
    expect(of('COPY', steps.slice(install)).flatMap(sources)).toEqual(['.']);
  });

  it('accepts the address of the site, for the build and for the health check', () => {
    const steps = build?.instructions.map(({ name, text }) => `${name} ${text}`) ?? [];
    const buildStep = steps.indexOf('RUN npm run build && npm run deploy -- nginx');
    for (const arg of ['ARG SITE_URL', 'ARG BASE_URL=/']) expect(steps.slice(0, buildStep)).toContain(arg);
    expect(of('ENV', server?.instructions)[0]?.text).toBe('BASE_URL=${BASE_URL}');
  });

  it('contains the history only during the build', () => {
    const ignored = fs.readFileSync('deploy/Dockerfile.dockerignore', 'utf8').split('\n');
    expect(ignored).toContain('**/node_modules');
    expect(ignored.filter((line) => line.includes('.git'))).toEqual([]);
    for (const { flags, text } of of('COPY', server?.instructions))
      expect(flags.includes('from=build') || text.startsWith('deploy/image/'), text).toBe(true);
  });

  it('copies existing files only', () => {
    for (const stage of [build, server])
      for (const copy of of('COPY', stage?.instructions).filter(({ flags }) => !flags.includes('from=build')))
        for (const source of sources(copy)) expect(fs.existsSync(source), source).toBe(true);
  });

  it('runs as an unprivileged user, listens on an unprivileged port, and has a health check', () => {
    const text = (name: string) => of(name, server?.instructions).at(-1)?.text;
    expect(text('USER')).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(text('EXPOSE')).toBe('8080');
    expect(text('HEALTHCHECK')).toContain('CMD ["health"]');
    expect(text('CMD')).toMatch(/^\["nginx"/);
  });
});

const USER = Number(of('USER', server?.instructions)[0]?.text.split(':')[0]);
/** Root drops its rights, as in the image. Other users have none to drop. */
const asUser = process.getuid?.() === 0 ? { uid: USER, gid: USER } : {};

describe.each(['/', '/nacre/'])("the image's server below %s", (base) => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'image-'));
  let port = 0;
  let stop: () => Promise<void>;
  const health = (baseUrl: string) =>
    spawnSync('bash', ['deploy/image/health.sh', String(port)], {
      env: { ...process.env, BASE_URL: baseUrl },
    }).status;

  /** Copies the files of the Dockerfile below a temporary folder instead of the root. */
  async function copyAll(): Promise<void> {
    writeSmallBuild(path.join(root, 'build'), base);
    await deploy('nginx', path.join(root, 'build'), path.join(root, 'site/deploy/out'));
    for (const { text, flags } of of('COPY', server?.instructions)) {
      const [from = '', to = ''] = text.split(' ');
      const source = flags.includes('from=build') ? path.join(root, from) : from;
      fs.cpSync(source, path.join(root, to), { recursive: true });
    }
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
  afterAll(async () => {
    await stop();
    fs.rmSync(root, { recursive: true });
  });

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

  it('is healthy for any spelling of its path, and not at a path without a site', () => {
    const bare = base.replaceAll('/', '');
    for (const spelling of [base, bare, `/${bare}`]) expect(health(spelling), spelling).toBe(0);
    expect(health('/elsewhere/')).not.toBe(0);
  });
});

it('is unhealthy when nothing listens', async () => {
  const { status } = spawnSync('bash', ['deploy/image/health.sh', String(await freePort('127.0.0.1'))], {
    encoding: 'utf8',
  });
  expect(status).not.toBe(0);
});
