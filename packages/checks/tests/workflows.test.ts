import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkWorkflow } from '../src/workflows/checkWorkflow.ts';
import type { Workflow } from '../src/workflows/Workflow.ts';
import { tarGz } from '../../downloads/src/tarGz.ts';

const FOLDER = '.github/workflows';
const read = (file: string) => fs.readFileSync(path.join(FOLDER, file), 'utf8');

test.each(fs.readdirSync(FOLDER))('%s of the hosted CI grants no unsafe access', (file) => {
  expect(checkWorkflow(file, read(file))).toEqual([]);
});

const HASH = 'de0fac2e4500dabe0009e67214ff5f5447ce83dd';
const GOOD = `
on: push
permissions: {}
jobs:
  check:
    permissions: { contents: read }
    steps:
      - uses: actions/checkout@${HASH}
        with: { persist-credentials: false }
      - run: npm test
`;

describe('a workflow is reported', () => {
  test('but not when it is good', () => {
    expect(checkWorkflow('ci.yml', GOOD)).toEqual([]);
  });

  test.each<[string, string, string, string]>([
    ['an action by its tag', HASH, 'v6', 'actions/checkout@v6, which is not pinned'],
    ['an action by its branch', HASH, 'main', 'which is not pinned'],
    ['an action by a short hash', HASH, 'de0fac2', 'which is not pinned'],
    ['an image by its tag', `actions/checkout@${HASH}`, 'docker://node:24', 'which is not pinned'],
    ['credentials that stay', 'persist-credentials: false', 'fetch-depth: 0', 'leaves the credentials'],
    ['no permissions', 'permissions: {}', 'name: CI', 'has no `permissions`'],
    ['all permissions', 'permissions: {}', 'permissions: write-all', 'gives every job write-all'],
    ['a job without its own', 'permissions: { contents: read }', 'name: Check', '`permissions` of its own'],
    ['a job that writes', 'contents: read', 'contents: write', 'may write contents'],
    ['a job that can request an identity token', 'contents: read', 'id-token: write', 'may write id-token'],
    [
      'code of strangers, with rights',
      'on: push',
      'on: [pull_request_target]',
      'runs on pull_request_target',
    ],
    [
      'a title as code',
      'run: npm test',
      'run: echo "${{ github.event.pull_request.title }}"',
      'an expression',
    ],
    ['a branch as code', 'run: npm test', 'run: git diff ${{ github.head_ref }}', 'puts an expression'],
    [
      'an input as code',
      '- run: npm test',
      '- with: { script: "go(${{ inputs.x }})" }',
      'puts an expression',
    ],
    [
      'a script from the web',
      'run: npm test',
      'run: curl https://a.example/x | sh',
      'runs a script that it downloads',
    ],
    [
      'secrets in any run',
      'run: npm test',
      'env: { T: "${{ secrets.T }}" }',
      'secrets without an environment',
    ],
    [
      'secrets in every run',
      'on: push',
      'on: push\nenv: { T: "${{ secrets.T }}" }',
      'gives secrets to every job',
    ],
  ])('with %s', (_, from, to, problem) => {
    const text = GOOD.replace(from, () => to);
    expect(text).not.toBe(GOOD);
    expect(checkWorkflow('ci.yml', text).join('\n')).toContain(problem);
  });
});

describe('the publish step of a release', () => {
  const { jobs = {} } = parse(read('release.yml')) as Workflow;
  const script = jobs.publish?.steps?.at(-1)?.run ?? '';
  const artifact = fs.mkdtempSync(path.join(os.tmpdir(), 'publish-'));
  const folder = path.join(artifact, 'downloads');
  fs.mkdirSync(folder);
  afterAll(() => fs.rmSync(artifact, { recursive: true }));

  /** Runs the publish script with a registry that has one of two packages, and a fake npm that prints its arguments. */
  function publish(change: (archive: Buffer) => Buffer, fails = 0): string {
    const sums = ['known', 'fresh'].map((name) => {
      const manifest = Buffer.from(JSON.stringify({ name: `@shop/${name}`, version: '1.0.0' }));
      const content = Buffer.from(tarGz(new Map([['package.json', manifest]])));
      fs.writeFileSync(path.join(folder, `${name}.tgz`), change(content));
      return `${createHash('sha256').update(content).digest('hex')}  ${name}.tgz\n`;
    });
    // The starter isn't published to npm.
    fs.writeFileSync(path.join(folder, 'starter.zip'), '');
    sums.push(`${createHash('sha256').digest('hex')}  starter.zip\n`);
    fs.writeFileSync(path.join(artifact, 'SHA256SUMS.txt'), sums.join(''));
    const npm =
      '#!/bin/sh\n[ "$1" = view ] && { [ "$2" = @shop/known@1.0.0 ]; exit; }\necho "npm $*"\nexit $FAILS\n';
    fs.writeFileSync(path.join(folder, 'npm'), npm, { mode: 0o755 });
    // Runs the script like the host.
    return execFileSync('bash', ['-e', '-c', script], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, PATH: `${folder}:${process.env.PATH}`, FAILS: String(fails) },
    });
  }

  test('publishes every version that npm lacks', () => {
    expect(
      publish((archive) => archive)
        .trim()
        .split('\n')
        .slice(-2),
    ).toEqual([
      '@shop/known@1.0.0 is published already',
      'npm publish --provenance --access public ./fresh.tgz',
    ]);
  });

  test('fails when npm rejects one', () => {
    expect(() => publish((archive) => archive, 1)).toThrow('Command failed');
  });

  test('publishes nothing when an archive differs from the attested one', () => {
    expect(() => publish((archive) => Buffer.concat([archive, Buffer.from('!')]))).toThrow('sha256sum');
  });
});
