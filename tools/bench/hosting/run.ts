/** Scores the headers of the site served by nginx: `npm run bench -- hosting`. Needs a build, nginx, and the network for npm. */
import { readFinishedBuild } from '../../../deploy/FinishedBuild.ts';
import { sendRequest } from '../../../tests/hosting/sendRequest.ts';
import { serveDeployedBuild } from '../../../tests/hosting/serveDeployedBuild.ts';
import { buildDirectory } from '../../../tests/support/build.ts';
import { ensureNginx } from '../../../tests/support/nginx.ts';
import { Report } from '../search/Report.ts';
import { observatoryScore } from './observatory.ts';

const REPORT = 'test-results/hosting-bench.json';
const LEAST_SCORE = 110;

async function main(): Promise<boolean> {
  process.env.NGINX_PATH = ensureNginx();
  const report = new Report();
  const { port, build, stop } = await serveDeployedBuild(readFinishedBuild(buildDirectory));
  const answer = await sendRequest(port, build.base, { accept: 'text/html,*/*;q=0.8' }).finally(stop);
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
  return report.finish(REPORT);
}

void main().then((holds) => {
  if (!holds) process.exitCode = 1;
});
