import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

const COUNT = 10;

/** Lists the slowest test files at the end of a run, which are the most worthwhile to speed up. */
export default class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (modules.length <= COUNT) return;
    const timed = modules
      .map((module) => ({ file: path.relative('.', module.moduleId), ms: timeOf(module) }))
      .toSorted((a, b) => b.ms - a.ms)
      .slice(0, COUNT);
    console.log('slowest files:');
    for (const { file, ms } of timed) console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`);
  }
}

/** Returns a file's total time, including imports and setup. A test that runs alone pays for all of that. */
function timeOf(module: TestModule): number {
  const { duration, collectDuration, setupDuration, prepareDuration, environmentSetupDuration } =
    module.diagnostic();
  return duration + collectDuration + setupDuration + prepareDuration + environmentSetupDuration;
}
