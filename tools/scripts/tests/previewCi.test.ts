import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ARTIFACT, findBuild, parseBuildRequest, WORKFLOW } from '../previewCi/findBuild.ts';
import type { Workflow } from '../../../packages/checks/src/workflows/Workflow.ts';
import { GitHub } from '../previewCi/GitHub.ts';
import { repositoryOf } from '../previewCi/readRepository.ts';
import { readZip, unpackSite } from '../previewCi/unpackSite.ts';
import { bundleScript } from '../../../tests/support/bundleScript.ts';

const bytes = (content: string) => new TextEncoder().encode(content);
const SITE = { 'index.md': bytes('---\nurl: "https://docs.example/"\n---\n'), 'a/index.html': bytes('<p>a') };

const RUN = 12_345_678_901;
const run = {
  id: RUN,
  status: 'completed',
  head_sha: 'abcdef0123456789',
  html_url: 'https://host.example/runs/1',
  head_repository: { full_name: 'stranger/docs' },
};
const GOOD: Record<string, unknown> = {
  '/repos/shop/docs/pulls/7': { head: { sha: run.head_sha } },
  [`/repos/shop/docs/actions/workflows/pullRequest.yml/runs?event=pull_request&head_sha=${run.head_sha}&per_page=1`]:
    { workflow_runs: [run] },
  [`/repos/shop/docs/actions/runs/${RUN}`]: run,
  [`/repos/shop/docs/actions/runs/${RUN}/artifacts?name=site`]: { artifacts: [{ id: 5, expired: false }] },
};

/** The host's answers by address. A number is a status. */
let answers: Record<string, unknown> = {};
let requests: string[] = [];
beforeEach(() => {
  answers = { ...GOOD };
  requests = [];
});

/** The host, and the store that it redirects archives to. */
const store = http.createServer(({ headers }, response) => {
  requests.push(`store ${headers.authorization ?? 'nobody'}`);
  response.end(zipSync(SITE));
});
const host = http.createServer(({ url = '', headers }, response) => {
  requests.push(`${url} ${headers.authorization ?? 'nobody'}`);
  if (url.endsWith('/actions/artifacts/5/zip'))
    return response.writeHead(302, { location: addressOf(store) }).end();
  const answer = answers[url] ?? 404;
  response.writeHead(typeof answer === 'number' ? answer : 200).end(JSON.stringify(answer));
});
const addressOf = (server: http.Server) => `http://localhost:${(server.address() as AddressInfo).port}`;

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'preview-ci-'));
beforeAll(async () => {
  for (const server of [host, store]) await once(server.listen(0, 'localhost'), 'listening');
});
afterAll(() => {
  for (const server of [host, store]) {
    server.closeAllConnections();
    server.close();
  }
  fs.rmSync(home, { recursive: true });
});

const github = (token?: string) => new GitHub({ api: addressOf(host), repository: 'shop/docs', token });

describe('a build of the hosted CI', () => {
  test('is that of the last run of a pull request', async () => {
    const expected = { artifact: 5, run: RUN, from: 'stranger/docs', commit: run.head_sha };
    expect(await findBuild(github(), { pull: 7 })).toEqual(expected);
    expect(await findBuild(github(), { run: RUN })).toEqual(expected);
  });

  const workflow = Object.keys(GOOD)[1] ?? '';
  const artifacts = Object.keys(GOOD)[3] ?? '';
  test.each<[string, Record<string, unknown>, string | undefined, string]>([
    ['a token that is refused', { '/repos/shop/docs/pulls/7': 401 }, 't', 'GITHUB_TOKEN is refused'],
    ['a pull request that is not there', { '/repos/shop/docs/pulls/7': 404 }, 't', 'has no pull request 7'],
    ['one that only some may see', { '/repos/shop/docs/pulls/7': 404 }, undefined, 'Set GITHUB_TOKEN'],
    ['a host that fails', { '/repos/shop/docs/pulls/7': 500 }, 't', 'Try again'],
    ['no run', { [workflow]: { workflow_runs: [] } }, 't', 'waits for approval'],
    [
      'a run that goes on',
      { [workflow]: { workflow_runs: [{ ...run, status: 'in_progress' }] }, [artifacts]: { artifacts: [] } },
      't',
      'has not built the site yet: wait',
    ],
    ['a build that failed', { [artifacts]: { artifacts: [] } }, 't', 'has stored no built site'],
    [
      'a build of long ago',
      { [artifacts]: { artifacts: [{ id: 5, expired: true }] } },
      't',
      'is no longer stored',
    ],
  ])('reports why there is none: %s', async (_, changed, token, message) => {
    Object.assign(answers, changed);
    await expect(findBuild(github(token), { pull: 7 })).rejects.toThrow(message);
  });

  test('that is too large is not fetched completely', async () => {
    await expect(github().bytes('actions/artifacts/5/zip', 'build', 10)).rejects.toThrow(
      'larger than 10 bytes',
    );
  });

  test('is fetched by the command, which sends its token to no other host', async () => {
    const child = spawn(
      process.execPath,
      [bundleScript('tools/scripts/previewCi.ts'), '#7', '--no-serve', '--repository', 'shop/docs'],
      { cwd: home, env: { ...process.env, GITHUB_TOKEN: 'secret', GITHUB_API_URL: addressOf(host) } },
    );
    const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
    expect(errors).toBe('');
    expect(output).toContain("stranger's");
    expect(fs.readFileSync(path.join(home, '.docusaurus/ci', String(RUN), 'a/index.html'), 'utf8')).toBe(
      '<p>a',
    );
    expect(requests.map((line) => line.split(' ').slice(1).join(' '))).toEqual([
      ...Array<string>(4).fill('Bearer secret'),
      'nobody',
    ]);
  });
});

test.each([
  ['7', { pull: 7 }],
  ['#7', { pull: 7 }],
  [String(RUN), { run: RUN }],
  ['https://host.example/shop/docs/pull/7/files', { pull: 7, repository: 'shop/docs' }],
  [`https://host.example/shop/docs/actions/runs/${RUN}`, { run: RUN, repository: 'shop/docs' }],
  ['../7', undefined],
  ['https://host.example/shop/../docs/pull/7', undefined],
  ['seven', undefined],
])('%s names a build', (argument, expected) => {
  expect(parseBuildRequest(argument)).toEqual(expected);
});

test.each([
  ['git@host.example:shop/docs.git\n', 'shop/docs'],
  ['https://host.example/shop/docs', 'shop/docs'],
  ['ssh://git@host.example/shop/docs.git', 'shop/docs'],
  ['/srv/docs.git', undefined],
])('the repository of %s', (address, expected) => {
  expect(repositoryOf(address)).toBe(expected);
});

test('the workflow stores the built site where the command looks for it', () => {
  const workflow = parse(fs.readFileSync(`.github/workflows/${WORKFLOW}`, 'utf8')) as Workflow;
  const steps = Object.values(workflow.jobs ?? {}).flatMap((job) => job.steps ?? []);
  const [upload] = steps.filter(({ uses = '' }) => uses.startsWith('actions/upload-artifact@'));
  expect(upload?.with).toMatchObject({ name: ARTIFACT, path: 'build', 'include-hidden-files': true });
});

describe('an archive', () => {
  test('replaces the previous files completely', () => {
    const folder = path.join(home, 'site');
    unpackSite(zipSync({ ...SITE, 'old.txt': bytes('old') }), folder);
    unpackSite(zipSync(SITE), folder);
    expect(fs.readdirSync(folder).toSorted()).toEqual(['a', 'index.md']);
  });

  test.each<[string, Uint8Array, string]>([
    ['leaves its folder', zipSync({ ...SITE, '../evil.txt': bytes('x') }), 'leads out of its folder'],
    ['has the path of a root', zipSync({ ...SITE, '/etc/evil.txt': bytes('x') }), 'leads out of its folder'],
    ['has a path of Windows', zipSync({ ...SITE, 'a\\..\\evil.txt': bytes('x') }), 'leads out of its folder'],
    ['has a drive', zipSync({ ...SITE, 'C:evil.txt': bytes('x') }), 'leads out of its folder'],
    ['is no site', zipSync({ 'readme.txt': bytes('x') }), 'contains no built site'],
    ['is no archive', bytes('hello'), 'the archive is refused'],
  ])('with something that %s is refused, and nothing is written', (_, archive, why) => {
    const folder = path.join(home, 'refused/site');
    expect(() => unpackSite(archive, folder)).toThrow(why);
    expect(fs.existsSync(path.dirname(folder))).toBe(false);
  });

  test('that states too large a size is refused before it is unpacked', () => {
    const bomb = zipSync({ 'a.txt': new Uint8Array(1_000_000) });
    expect(() => readZip(bomb, { files: 9, bytes: 10_000 })).toThrow('more than 10000 bytes');
    expect(() => readZip(zipSync(SITE), { files: 1, bytes: 10_000 })).toThrow('more than 1 files');
  });

  test('that is larger than it states yields no more than stated', () => {
    const bomb = Buffer.from(zipSync({ 'a.txt': new Uint8Array(1_000_000) }));
    const head = bomb.lastIndexOf('PK\u0001\u0002');
    bomb.writeUInt32LE(100, head + 24);
    let length = 0;
    try {
      length = readZip(bomb, { files: 9, bytes: 10_000 }).get('a.txt')?.length ?? 0;
    } catch (error) {
      expect((error as Error).message).toContain('the archive is refused');
    }
    expect(length).toBeLessThanOrEqual(100);
  });
});
