/**
 * Runs a command three times in a row. `npm run bench -- flakes npm test -- --retries 0` runs
 * the suite, without retries. It fails if any run does,
 * and reports a flaky test if the runs differ, or a broken one if all of them fail.
 */
import { spawnSync } from 'node:child_process';

const RUNS = 3;

const [command, ...args] = process.argv.slice(2);
if (command === undefined) {
  console.error('flakes: name the command to run: npm run bench -- flakes npm test');
  process.exit(2);
}

const results = Array.from({ length: RUNS }, (_, index) => {
  console.log(`\n══ run ${index + 1} of ${RUNS}`);
  const start = Date.now();
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  return { isPassed: status === 0, seconds: Math.round((Date.now() - start) / 1000) };
});

console.log('');
results.forEach(({ isPassed, seconds }, index) =>
  console.log(`run ${index + 1}: ${isPassed ? 'passed' : 'failed'} in ${seconds} s`),
);
const failed = results.filter(({ isPassed }) => !isPassed).length;
if (failed === RUNS) console.error(`flakes: broken: every run failed`);
else if (failed > 0) console.error(`flakes: flaky: ${failed} of ${RUNS} runs failed, and the others passed`);
else console.log('flakes: none found');
process.exitCode = failed > 0 ? 1 : 0;
