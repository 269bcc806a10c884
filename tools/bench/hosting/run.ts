/**
 * Measures the site served by nginx: `npm run bench -- hosting`. Needs a build, nginx, and the network for npm. Arguments
 * select parts by name: `npm run bench -- hosting load observatory`.
 */
import { readFinishedBuild } from '../../../deploy/FinishedBuild.ts';
import { sendRequest } from '../../../tests/hosting/sendRequest.ts';
import { serveDeployedBuild } from '../../../tests/hosting/serveDeployedBuild.ts';
import type { Served } from '../../../tests/hosting/serveWithNginx.ts';
import { buildDirectory } from '../../../tests/support/build.ts';
import { ensureNginx } from '../../../tests/support/nginx.ts';
import { Report } from '../search/Report.ts';
import { load } from './load.ts';
import { observatoryScore } from './observatory.ts';

const REPORT = 'test-results/hosting-bench.json';
const REQUESTS = 10_000;
const AT_ONCE = 64;
const LEAST_SCORE = 110;

async function benchLoad(served: Served, report: Report): Promise<void> {
  const { errors, seconds, bytes, p50, p99, slowest } = await load(served, REQUESTS, AT_ONCE);
  report.print('Errors', errors.slice(0, 10));
  const ms = (time: number) => `${time.toFixed(1)} ms`;
  report.table(
    `${REQUESTS} requests, ${AT_ONCE} at a time`,
    ['a second', 'MB', 'p50', 'p99', 'slowest', 'errors'],
    [
      [
        ...[(REQUESTS / seconds).toFixed(0), (bytes / 1e6).toFixed(1)],
        ...[ms(p50), ms(p99), ms(slowest), String(errors.length)],
      ],
    ],
  );
  report.claim(
    'Every request gets a complete response',
    errors.length === 0,
    `${errors.length} errors, p99 ${ms(p99)}`,
  );
}

async function benchObservatory({ port, build }: Served, report: Report): Promise<void> {
  const answer = await sendRequest(port, build.base, { accept: 'text/html,*/*;q=0.8' });
  const { score, grade, tests } = await observatoryScore(answer);
  report.table(
    'HTTP Observatory, behind TLS',
    ['test', 'result', 'points'],
    tests.map(({ name, result, points }) => [name, result, String(points)]),
  );
  const failed = tests.filter(({ pass }) => !pass).map(({ name }) => name);
  report.claim(
    `The Observatory gives ${LEAST_SCORE} points or more`,
    score >= LEAST_SCORE && failed.length === 0,
    `${score} (${grade}), failed: ${failed.join(', ') || 'none'}`,
  );
}

const parts = { load: benchLoad, observatory: benchObservatory };

async function main(selected: readonly string[]): Promise<boolean> {
  process.env.NGINX_PATH = ensureNginx();
  const report = new Report();
  const build = readFinishedBuild(buildDirectory);
  const isSelected = (name: string) => selected.length === 0 || selected.includes(name);
  // Compressing all files takes a minute.
  const served = await serveDeployedBuild(build, isSelected('load') ? build.files : []);
  try {
    for (const [name, bench] of Object.entries(parts)) if (isSelected(name)) await bench(served, report);
  } finally {
    await served.stop();
  }
  return report.finish(REPORT);
}

void main(process.argv.slice(2)).then((holds) => {
  if (!holds) process.exitCode = 1;
});
