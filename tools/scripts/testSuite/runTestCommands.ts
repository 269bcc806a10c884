import { spawn, type ChildProcess } from 'node:child_process';
import type { TestCommand } from './TestCommand.ts';

/** The running checks, each the leader of a process group. None outlives this process. */
const running = new Set<ChildProcess>();

function stopAll(): void {
  for (const { pid } of running) {
    try {
      if (pid !== undefined) process.kill(-pid, 'SIGKILL');
    } catch {
      // It has already exited.
    }
  }
}

process.once('exit', stopAll);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

/** Runs a command. Buffers its output, unless it runs alone, so that outputs of parallel checks don't mix. */
function run(
  { name, command, isExclusive, env }: TestCommand,
  print: (text: string) => void,
): Promise<boolean> {
  const start = Date.now();
  if (isExclusive) print(`\n── ${name}: ${command}`);
  const child = spawn(command, {
    shell: true,
    detached: true,
    stdio: ['ignore', isExclusive ? 'inherit' : 'pipe', isExclusive ? 'inherit' : 'pipe'],
    env: { ...process.env, ...env },
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (output += part));
  return new Promise((resolve) => {
    child.once('close', (status) => {
      running.delete(child);
      if (!isExclusive) print(`\n── ${name}: ${command}\n${output}`.trimEnd());
      const seconds = Math.round((Date.now() - start) / 1000);
      print(status === 0 ? `── ${name}: done in ${seconds} s` : `\n${name} failed.`);
      resolve(status === 0);
    });
  });
}

/** Returns the index of the first check that can start: its dependencies have finished, and enough cores are free. */
function nextOf(
  waiting: readonly TestCommand[],
  unfinished: ReadonlySet<string>,
  busy: number,
  cores: number,
): number {
  for (const [index, { after = [], isExclusive }] of waiting.entries()) {
    const isReady = !after.some((name) => unfinished.has(name));
    // No later check overtakes one that needs the whole machine.
    if (isExclusive) return isReady && busy === 0 ? index : -1;
    if (isReady && busy < cores) return index;
  }
  return -1;
}

/**
 * Runs checks in order, in parallel on the given number of cores, and stops at the first failure.
 *
 * @param print - prints a line
 * @returns the number of passed checks, and the name of the failed one, if any
 */
export async function runTestCommands(
  checks: readonly TestCommand[],
  cores: number,
  print: (text: string) => void,
): Promise<{ passed: number; failed?: string }> {
  const waiting = [...checks];
  const unfinished = new Set(checks.map(({ name }) => name));
  const started = new Map<string, Promise<{ name: string; isPassed: boolean }>>();
  let passed = 0;
  while (unfinished.size > 0) {
    for (let index = nextOf(waiting, unfinished, started.size, cores); index >= 0;) {
      const [check] = waiting.splice(index, 1) as [TestCommand];
      started.set(
        check.name,
        run(check, print).then((isPassed) => ({ name: check.name, isPassed })),
      );
      index = check.isExclusive ? -1 : nextOf(waiting, unfinished, started.size, cores);
    }
    if (started.size === 0) throw new Error(`${[...unfinished].join(', ')} wait for each other`);
    const { name, isPassed } = await Promise.race(started.values());
    started.delete(name);
    unfinished.delete(name);
    if (!isPassed) {
      stopAll();
      return { passed, failed: name };
    }
    passed += 1;
  }
  return { passed };
}
