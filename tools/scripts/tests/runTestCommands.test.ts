import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { TestCommand } from '../testSuite/TestCommand.ts';
import { testCommandsOf } from '../testSuite/testCommands.ts';
import { readRetries, readShard } from '../testSuite/options.ts';
import { runTestCommands } from '../testSuite/runTestCommands.ts';

/** Runs checks, and returns the order in which they ended and their output. */
async function outcome(checks: readonly TestCommand[]) {
  const printed: string[] = [];
  const result = await runTestCommands(checks, 2, (text) => printed.push(text));
  const ended = printed.flatMap((text) => /^── (.+): done in /.exec(text)?.[1] ?? []);
  return { ...result, ended, printed: printed.join('\n') };
}

describe('checks run', () => {
  it('concurrently, and the output of each stays together', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'checks-'));
    // Each one waits until the other has started.
    const meet = (own: string, other: string) =>
      `echo ${own} begins; touch ${folder}/${own}; until [ -e ${folder}/${other} ]; do sleep 0.05; done; echo ${own} ends`;
    const { passed, printed } = await outcome([
      { name: 'a', command: meet('a', 'b') },
      { name: 'b', command: meet('b', 'a') },
    ]);
    fs.rmSync(folder, { recursive: true });
    expect(passed).toBe(2);
    expect(printed).toContain('a begins\na ends');
    expect(printed).toContain('b begins\nb ends');
  });

  it('after those that they depend on', async () => {
    const { ended } = await outcome([
      { name: 'late', command: 'true', after: ['early'] },
      { name: 'early', command: 'sleep 0.2' },
    ]);
    expect(ended).toEqual(['early', 'late']);
  });

  it('alone, if they need the whole machine', async () => {
    const { ended } = await outcome([
      { name: 'before', command: 'sleep 0.2' },
      { name: 'wide', command: 'true', isExclusive: true },
      { name: 'behind', command: 'true' },
    ]);
    expect(ended).toEqual(['before', 'wide', 'behind']);
  });

  it('until one fails, and the rest is stopped', async () => {
    const { passed, failed, printed } = await outcome([
      { name: 'endless', command: 'sleep 1000' },
      { name: 'wrong', command: 'echo docs/a.mdx:1: no; exit 3' },
      { name: 'never', command: 'echo began' },
    ]);
    expect({ passed, failed }).toEqual({ passed: 0, failed: 'wrong' });
    expect(printed).toContain('docs/a.mdx:1: no');
    expect(printed).not.toContain('began');
  });

  it('unless two depend on each other', async () => {
    const circle = [
      { name: 'a', command: 'true', after: ['b'] },
      { name: 'b', command: 'true', after: ['a'] },
    ];
    await expect(outcome(circle)).rejects.toThrow('a, b wait for each other');
  });
});

describe('the long run in parts', () => {
  const shards = [1, 2, 3, 4].map((index) => ({ index, count: 4 }));
  const commands = (shard?: { index: number; count: number }) =>
    testCommandsOf(true, shard, 0).map(({ command }) => command);

  it('has every check of the whole', () => {
    const plain = (command: string) => command.replace(/ --(?:shard|project|maxWorkers|coverage).*/, '');
    const parts = new Set(shards.flatMap((shard) => commands(shard)).map(plain));
    expect([...new Set(commands().map(plain))].filter((command) => !parts.has(command))).toEqual([]);
  });

  it('starts each part with the setup of its machine', () => {
    for (const shard of shards) expect(commands(shard).slice(0, 2)).toEqual(commands().slice(0, 2));
  });
});

describe('the options', () => {
  it('are parsed', () => {
    expect(readShard(['--all', '--shard', '2/4'])).toEqual({ index: 2, count: 4 });
    expect(readShard([])).toBeUndefined();
    expect([readRetries([]), readRetries(['--retries', '0'])]).toEqual([1, 0]);
  });

  it.each(['', '0/4', '5/4', 'a/4', '2'])('--shard %s is refused', (word) => {
    expect(() => readShard(['--all', '--shard', word])).toThrow('is not a part');
  });

  it('have parts in the long run only', () => {
    expect(() => readShard(['--shard', '1/2'])).toThrow('npm run test:all');
    expect(() => readRetries(['--retries', 'x'])).toThrow('is not a number');
  });
});
