import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OutputBackup } from '../tasks/OutputBackup.ts';
import { runTasks } from '../tasks/runTasks.ts';
import { takeTurns } from '../tasks/takeTurns.ts';
import { withDependencies, type Task } from '../tasks/Task.ts';
import { folderOfEachTest } from '../../../tests/support/temporaryFolder.ts';

const BACKUP = '.docusaurus/tasks';
const { root, pathOf, read, write } = folderOfEachTest();

/** A program that writes all its inputs into `out/made.txt`, and records that it ran. */
const PROGRAM = `
import fs from 'node:fs';
import { word } from './imported.mjs';
const texts = fs.readdirSync('in', { recursive: true }).sort().map((name) => 'in/' + name)
  .filter((file) => fs.statSync(file).isFile()).map((file) => fs.readFileSync(file, 'utf8'));
const later = fs.existsSync('later.txt') ? 'later' : '';
fs.mkdirSync('out');
fs.writeFileSync('out/made.txt', [...texts, fs.readFileSync('single.txt', 'utf8'), later, word].join(''));
fs.appendFileSync('ran.log', 'copy\\n');
`;
const copy: Task = { name: 'copy', command: 'node program.mjs', outputs: ['out'] };

let printed: string[] = [];
const run = async (
  tasks: readonly Task[] = [copy],
  more: { signal?: AbortSignal; isQuiet?: boolean } = {},
) => {
  printed = [];
  return runTasks(tasks, { root, slots: 2, isQuiet: true, print: (line) => printed.push(line), ...more });
};
/** Returns a record of each task that has run so far. */
const runs = () => (fs.existsSync(pathOf('ran.log')) ? read('ran.log').trim().split('\n') : []);
/** Makes all files older than the next task, as they are for a person. */
const age = () => {
  const past = new Date(Date.now() - 60_000);
  for (const name of fs.readdirSync(root, { recursive: true, encoding: 'utf8' }))
    fs.utimesSync(pathOf(name), past, past);
};

beforeEach(() => {
  write('in/a.txt', 'a');
  write('single.txt', 's');
  write('program.mjs', PROGRAM);
  write('imported.mjs', "export const word = '1';\n");
  write('package-lock.json', '{}');
  age();
});

describe('a task with unchanged inputs', () => {
  it('is skipped, and its outputs stay', async () => {
    expect(await run()).toEqual({ passed: 1, failed: [], messages: [] });
    const { mtimeMs } = fs.statSync(pathOf('out/made.txt'));
    expect((await run()).failed).toEqual([]);
    expect(printed).toEqual(['copy: unchanged']);
    expect(runs()).toEqual(['copy']);
    expect(fs.statSync(pathOf('out/made.txt')).mtimeMs).toBe(mtimeMs);
  });

  it('does not run for a file that it has not read', async () => {
    await run();
    write('elsewhere.txt', 'new');
    await run();
    expect(printed).toEqual(['copy: unchanged']);
  });
});

describe('a task is run again when', () => {
  const edits: Record<string, () => void> = {
    'a file of a folder changes': () => write('in/a.txt', 'A'),
    'a file comes into a folder': () => write('in/deeper/c.txt', 'c'),
    'a file of a folder gets another name': () => fs.renameSync(pathOf('in/a.txt'), pathOf('in/z.txt')),
    'a single file changes': () => write('single.txt', 'S'),
    'a file comes that was not there': () => write('later.txt', ''),
    'its program changes': () => fs.appendFileSync(pathOf('program.mjs'), '// more\n'),
    'what its program imports changes': () => write('imported.mjs', "export const word = '2';\n"),
    'other packages are locked': () => write('package-lock.json', '{"a":1}'),
    'other packages are installed': () => write('node_modules/.package-lock.json', '{"a":1}'),
    'an output was changed': () => write('out/made.txt', 'by hand'),
    'an output is gone': () => fs.rmSync(pathOf('out/made.txt')),
    'all outputs are gone': () => fs.rmSync(pathOf('out'), { recursive: true }),
    'something is among the outputs that it has not made': () => write('out/stale.txt', 'stale'),
    'the record of its last run is damaged': () =>
      fs.appendFileSync(pathOf('node_modules/.cache/docs/tasks.json'), ' '),
  };
  it(Object.keys(edits).join(', or '), async () => {
    await run();
    for (const [name, edit] of Object.entries(edits)) {
      const before = runs().length;
      edit();
      expect((await run()).messages, name).toEqual([]);
      expect(fs.readdirSync(pathOf('out')), name).toEqual(['made.txt']);
      expect(read('out/made.txt'), name).not.toBe('by hand');
      expect(runs(), name).toHaveLength(before + 1);
      age();
    }
  });

  it('its command, its environment or the address of the site changes', async () => {
    await run();
    await run([{ ...copy, command: `${copy.command} more` }]);
    await run([{ ...copy, command: `${copy.command} more`, env: { A: 'b' } }]);
    vi.stubEnv('BASE_URL', '/base/');
    await run([{ ...copy, command: `${copy.command} more`, env: { A: 'b' } }]);
    vi.unstubAllEnvs();
    expect(runs()).toHaveLength(4);
  });

  it('a file has changed while it ran, which it may have read before or after', async () => {
    await run([{ ...copy, command: `${copy.command} && touch -d "+10 seconds" single.txt` }]);
    await run([{ ...copy, command: `${copy.command} && touch -d "+10 seconds" single.txt` }]);
    expect(runs()).toHaveLength(2);
  });

  it('an earlier task has changed its input', async () => {
    write(
      'second.mjs',
      "import fs from 'node:fs'; fs.copyFileSync('out/made.txt', 'second.txt'); fs.appendFileSync('ran.log', 'second\\n');",
    );
    age();
    const second: Task = {
      name: 'second',
      command: 'node second.mjs',
      after: ['copy'],
      outputs: ['second.txt'],
    };
    await run([second, copy]);
    expect(read('second.txt')).toBe('as1');
    write('single.txt', 'S');
    age();
    await run([second, copy]);
    expect(read('second.txt')).toBe('aS1');
    expect(runs()).toEqual(['copy', 'second', 'copy', 'second']);
  });
});

describe('a task that fails', () => {
  const broken: Task = {
    name: 'broken',
    command: 'mkdir half && echo half > half/page.md && echo "a.ts:1: wrong" >&2 && exit 3',
    outputs: ['half'],
  };
  const later: Task = {
    name: 'later',
    command: 'echo later > later.md',
    after: ['broken'],
    outputs: ['later.md'],
  };
  const good: Task = { ...broken, command: 'mkdir half && echo whole > half/page.md' };

  it('reports the problem and leaves nothing, if it never succeeded', async () => {
    expect(await run([broken, later])).toMatchObject({ failed: ['broken'], messages: ['a.ts:1: wrong'] });
    expect(fs.existsSync(pathOf('half'))).toBe(false);
    expect(fs.existsSync(pathOf('later.md'))).toBe(false);
    expect(printed).toEqual(['broken: failed']);
    expect(fs.readdirSync(pathOf('.docusaurus/reads'))).toEqual([]);
  });

  it('keeps the outputs of the last successful run, and those of later tasks, which do not start', async () => {
    await run([good, later]);
    expect((await run([broken, later])).messages).toEqual(['a.ts:1: wrong']);
    expect(fs.readdirSync(pathOf('half'))).toEqual(['page.md']);
    expect(read('half/page.md')).toBe('whole\n');
    expect(read('later.md')).toBe('later\n');
    expect(fs.readdirSync(pathOf(BACKUP))).toEqual([]);
    await run([good, later]);
    expect(printed).toEqual(['broken: unchanged', 'later: unchanged']);
  });

  it('starts with an empty output folder each time', async () => {
    await run([good]);
    const again = 'test ! -e half && mkdir half && echo newer > half/newer.md';
    expect((await run([{ ...good, command: again }])).messages).toEqual([]);
    expect(fs.readdirSync(pathOf('half'))).toEqual(['newer.md']);
    expect(fs.readdirSync(pathOf(BACKUP))).toEqual([]);
  });

  it('restores the last outputs if it is stopped', async () => {
    await run([good]);
    const stop = new AbortController();
    const waits = 'mkdir half && echo half > half/page.md && echo waits > waits && exec sleep 60';
    const stopped = run([{ ...broken, command: waits }, later], { signal: stop.signal });
    await expect.poll(() => fs.existsSync(pathOf('waits')), { timeout: 30_000 }).toBe(true);
    stop.abort();
    expect((await stopped).messages).toContain('stopped before all tasks had run.');
    expect(read('half/page.md')).toBe('whole\n');
    expect(fs.existsSync(pathOf('later.md'))).toBe(false);
  });

  it('restores the outputs that a killed run had moved away, and removes its partial ones', async () => {
    await run([good, later]);
    new OutputBackup(root, BACKUP).save(broken);
    write('half/other.md', 'half');
    await run([good, later]);
    expect(printed).toEqual(['broken: unchanged', 'later: unchanged']);
    expect(fs.readdirSync(pathOf('half'))).toEqual(['page.md']);
  });

  it('keeps the outputs of a task that clears them itself, until it does', async () => {
    write(
      'clearing.mjs',
      `import fs from 'node:fs';
      if (fs.existsSync('half/page.md')) fs.copyFileSync('half/page.md', 'seen.md');
      if (fs.existsSync('in/wrong')) { fs.rmSync('half/page.md'); process.exit(1); }
      fs.mkdirSync('half', { recursive: true });
      fs.copyFileSync('in/a.txt', 'half/page.md');`,
    );
    age();
    const clearing: Task = {
      name: 'clearing',
      command: 'node clearing.mjs',
      outputs: ['half'],
      clears: true,
    };
    await run([clearing]);
    write('in/a.txt', 'changed');
    await run([clearing]);
    expect([read('seen.md'), read('half/page.md')]).toEqual(['a', 'changed']);
    write('in/wrong', '');
    await run([clearing]);
    expect(printed).toEqual(['clearing: failed']);
    expect(read('half/page.md')).toBe('changed');
  });

  it('keeps outputs that could not be moved away', async () => {
    await run([good, later]);
    const rename = vi.spyOn(fs, 'renameSync').mockImplementation(() => {
      throw new Error('another disk');
    });
    try {
      expect(() => new OutputBackup(root, BACKUP).save(broken)).toThrow('another disk');
    } finally {
      rename.mockRestore();
    }
    await run([good, later]);
    expect(printed).toEqual(['broken: unchanged', 'later: unchanged']);
  });

  it('fails again the next time', async () => {
    await run([broken]);
    expect((await run([broken])).messages).toEqual(['a.ts:1: wrong']);
  });

  it('keeps the outputs of successful concurrent tasks, and reports a repeated problem once', async () => {
    const twin: Task = { name: 'twin', command: 'echo "a.ts:1: wrong" && exit 1', after: ['copy'] };
    expect((await run([copy, { ...broken, after: ['copy'] }, twin])).messages).toEqual(['a.ts:1: wrong']);
    expect(read('out/made.txt')).toBe('as1');
    expect((await run()).failed).toEqual([]);
    expect(printed).toEqual(['copy: unchanged']);
  });

  it('includes one with missing outputs, and one whose program is missing', async () => {
    expect((await run([{ ...copy, outputs: ['out', 'never.txt'] }])).messages).toEqual([
      'never.txt was not written by its task.',
    ]);
    expect(fs.existsSync(pathOf('out'))).toBe(false);
    expect((await run([{ ...copy, command: 'no-such-program' }])).messages).toEqual([
      expect.stringContaining('no-such-program'),
    ]);
  });
});

describe('tasks run', () => {
  /** Waits until the other task has started. */
  const meet = (own: string, other: string): Task => ({
    name: own,
    command: `echo ${own} begins; touch ${own}; until [ -e ${other} ]; do sleep 0.05; done; echo ${own} ends`,
  });
  const ended = () => printed.flatMap((text) => /^(\w+): [\d.]+ s$/.exec(text)?.[1] ?? []);

  it('concurrently, and the output of each stays together', async () => {
    expect((await run([meet('a', 'b'), meet('b', 'a')], { isQuiet: false })).passed).toBe(2);
    expect(printed.join('\n')).toContain('a begins\na ends');
    expect(printed.join('\n')).toContain('b begins\nb ends');
  });

  it('after those that they depend on', async () => {
    await run([
      { name: 'late', command: 'true', after: ['early'] },
      { name: 'early', command: 'sleep 0.2' },
    ]);
    expect(ended()).toEqual(['early', 'late']);
  });

  it('alone, if they need the whole machine', async () => {
    await run([
      { name: 'before', command: 'sleep 0.2' },
      { name: 'wide', command: 'true', isExclusive: true },
      { name: 'behind', command: 'true' },
    ]);
    expect(ended()).toEqual(['before', 'wide', 'behind']);
  });

  it.each([
    ['true', []],
    ['false', ['early', 'beside']],
  ])('beside one that ends with `%s`, for which they wait', async (end, failed) => {
    const module = path.resolve('packages/model/src/cache/taskInputs.ts');
    write(
      'wait.mts',
      `import fs from 'node:fs';\nimport { taskEnd } from '${module}';\nfs.writeFileSync('began', '');\nawait taskEnd('early');\nfs.writeFileSync('waited', '');`,
    );
    const tasks: Task[] = [
      {
        name: 'early',
        command: `until [ -e began ]; do sleep 0.05; done; sleep 0.2; [ ! -e waited ] && ${end}`,
      },
      { name: 'beside', command: 'tsx wait.mts', beside: 'early' },
    ];
    expect((await run(tasks)).failed).toEqual(failed);
  });

  it('until one fails, and the rest is stopped', async () => {
    const tasks: Task[] = [
      { name: 'endless', command: 'sleep 1000' },
      { name: 'wrong', command: 'echo docs/a.mdx:1: no; exit 3' },
      { name: 'never', command: 'echo began' },
    ];
    expect((await run(tasks, { isQuiet: false })).failed).toEqual(['wrong']);
    expect(printed.join('\n')).toContain('docs/a.mdx:1: no');
    expect(printed.join('\n')).not.toContain('began');
  });

  it('unless two depend on each other', async () => {
    const circle = [
      { name: 'a', command: 'true', after: ['b'] },
      { name: 'b', command: 'true', after: ['a'] },
    ];
    await expect(run(circle)).rejects.toThrow('a, b wait for each other');
  });
});

it('a task is selected with those that it depends on', () => {
  const tasks: Task[] = [
    { name: 'a', command: '' },
    { name: 'b', command: '', after: ['a'] },
    { name: 'c', command: '', beside: 'b' },
    { name: 'd', command: '' },
  ];
  expect(withDependencies(tasks, ['c', 'a']).map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  expect(() => withDependencies(tasks, ['e'])).toThrow('there is no task "e". There are: a, b, c, d');
});

it('two commands in one folder take turns, and neither waits for a killed one or for its own', async () => {
  vi.stubEnv('DOCS_TASKS', '');
  const lock = '.docusaurus/tasks.pid';
  const before = process.listeners('exit');
  const told: string[] = [];
  const turn = () => takeTurns(root, (line) => told.push(line), new AbortController().signal);
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
  write(lock, String(other.pid));
  let isOver = false;
  const waiting = turn().then(() => (isOver = true));
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect([isOver, told]).toEqual([
    false,
    [`process ${other.pid} builds in this folder already. Waiting until it ends.`],
  ]);
  const stopped = takeTurns(root, () => undefined, AbortSignal.abort());
  await expect(stopped).rejects.toThrow('stopped before its turn.');
  other.kill();
  await once(other, 'exit');
  await waiting;
  expect(read(lock)).toBe(String(process.pid));
  // The processes of a run have its turn.
  write(lock, '1');
  await turn();
  expect(told).toHaveLength(1);
  vi.unstubAllEnvs();
  // At its end, a process gives up its own turn alone, and none in a folder that's gone.
  const exits = process.listeners('exit').filter((listener) => !before.includes(listener));
  const exit = () => exits.forEach((listener) => listener.call(process, 0));
  exit();
  expect(read(lock)).toBe('1');
  write(lock, String(process.pid));
  exit();
  expect(fs.existsSync(path.join(root, lock))).toBe(false);
  fs.rmSync(path.join(root, '.docusaurus'), { recursive: true });
  exit();
  expect(fs.existsSync(path.join(root, '.docusaurus'))).toBe(false);
  for (const listener of exits) process.off('exit', listener);
});
