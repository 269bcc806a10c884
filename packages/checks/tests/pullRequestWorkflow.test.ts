import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Workflow } from '../src/workflows/Workflow.ts';

const { jobs = {} } = parse(fs.readFileSync('.github/workflows/pullRequest.yml', 'utf8')) as Workflow;
const [, base = '', compare = ''] = (jobs.changes?.steps ?? []).flatMap(({ run = [] }) => run);

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'pull-request-'));
afterAll(() => fs.rmSync(home, { recursive: true }));

/** Runs a step like the host, with a fake npm that records its arguments and folder and exits with a given status. */
function step(script: string, env: Record<string, string>) {
  const npm = '#!/bin/sh\necho "npm $*"\n(pwd && cat page && echo) >> "$SEEN"\nexit ${STATUS:-0}\n';
  fs.writeFileSync(path.join(home, 'npm'), npm, { mode: 0o755 });
  return spawnSync('bash', ['-e', '-c', script], {
    cwd: path.join(home, 'clone'),
    encoding: 'utf8',
    env: { ...process.env, PATH: `${home}:${process.env.PATH}`, SEEN: path.join(home, 'seen'), ...env },
  });
}

describe('the workflow of pull requests', () => {
  test('builds the base commit of the merged pull request', () => {
    const clone = path.join(home, 'clone');
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@shop.example', ...args], {
        cwd: clone,
        encoding: 'utf8',
        stdio: 'pipe',
      }).trim();
    fs.mkdirSync(clone);
    git('init', '-q', '-b', 'main');
    const commit = (text: string) => {
      fs.writeFileSync(path.join(clone, 'page'), text);
      git('add', '.');
      git('commit', '-qm', text);
    };
    commit('first');
    git('checkout', '-qb', 'change');
    commit('changed');
    git('checkout', '-q', 'main');
    git('commit', '-q', '--allow-empty', '-m', 'meanwhile');
    git('merge', '-q', '--no-ff', '--no-edit', 'change');
    const { status } = step(base, { BASE: `${git('rev-parse', 'HEAD')}^1` });
    expect(status).toBe(0);
    const seen = fs.readFileSync(path.join(home, 'seen'), 'utf8').trim().split('\n');
    expect(fs.realpathSync(seen[0] ?? '')).toBe(fs.realpathSync(path.join(home, 'base')));
    expect(seen[1]).toBe('first');
    expect(fs.readFileSync(path.join(clone, 'page'), 'utf8')).toBe('changed');
  });

  test.each(['0', '1'])('shows the report, and exits with the status of the comparison: %s', (status) => {
    const summary = path.join(home, `summary${status}`);
    const run = step(compare, { GITHUB_STEP_SUMMARY: summary, STATUS: status });
    expect(String(run.status)).toBe(status);
    expect(fs.readFileSync(summary, 'utf8')).toBe(
      'npm run --silent changes -- ../base/build build --markdown\n',
    );
  });
});
