import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OutputBackup } from '../generate/OutputBackup.ts';
import { inputFiles } from '../generate/fingerprint.ts';
import { runGenerateSteps } from '../generate/runGenerateSteps.ts';
import type { GenerateStep } from '../generate/GenerateStep.ts';
import { generateSteps } from '../generate/generateSteps.ts';

let root = '';
const pathOf = (name: string) => path.join(root, name);
const write = (name: string, text: string) => {
  fs.mkdirSync(path.dirname(pathOf(name)), { recursive: true });
  fs.writeFileSync(pathOf(name), text);
};
const read = (name: string) => fs.readFileSync(pathOf(name), 'utf8');

const shell = (script: string): string[] => ['sh', '-c', script];
/** Writes all its inputs into `out/made.txt`, and records that it ran. */
const copy: GenerateStep = {
  title: 'copy',
  command: shell(
    'mkdir -p out && cat $(find in -type f | grep -v log | sort) single.txt > out/made.txt && echo copy >> ran.log',
  ),
  inputs: {
    files: ['in', 'single.txt', 'later.txt'],
    except: ['in/skipped'],
    programs: ['program.ts'],
  },
  outputs: ['out'],
};

let printed: string[] = [];
const run = (all: readonly GenerateStep[] = [copy], more: { signal?: AbortSignal } = {}) => {
  printed = [];
  return runGenerateSteps(all, {
    root,
    manifestFolder: '.records',
    backupFolder: '.aside',
    slots: 2,
    print: (line) => printed.push(line),
    ...more,
  });
};
/** Returns a record of each step that has run so far. */
const runs = () => (fs.existsSync(pathOf('ran.log')) ? read('ran.log').trim().split('\n') : []);

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'generate-'));
  write('in/a.txt', 'a');
  write('single.txt', 's');
  write('program.ts', "import { word } from './imported.ts';\nconsole.log(word);\n");
  write('imported.ts', "export const word = 'one';\n");
  write('package-lock.json', '{}');
});
afterEach(() => fs.rmSync(root, { recursive: true }));

describe('a step with unchanged inputs', () => {
  it('is skipped, and its outputs stay', async () => {
    expect(await run()).toEqual([]);
    const { mtimeMs } = fs.statSync(pathOf('out/made.txt'));
    expect(await run()).toEqual([]);
    expect(printed).toEqual(['copy: unchanged']);
    expect(runs()).toEqual(['copy']);
    expect(fs.statSync(pathOf('out/made.txt')).mtimeMs).toBe(mtimeMs);
  });

  it('does not run for an excluded file, nor for an unrelated one', async () => {
    await run();
    write('in/skipped/b.log', 'new');
    write('elsewhere.txt', 'new');
    await run();
    expect(printed).toEqual(['copy: unchanged']);
  });
});

describe('a step is run again when', () => {
  const edits: Record<string, () => void> = {
    'a file of a folder changes': () => write('in/a.txt', 'A'),
    'a file comes into a folder': () => write('in/deeper/c.txt', 'c'),
    'a file of a folder gets another name': () => fs.renameSync(pathOf('in/a.txt'), pathOf('in/z.txt')),
    'a single file changes': () => write('single.txt', 'S'),
    'a file comes that was not there': () => write('later.txt', ''),
    'its program changes': () => fs.appendFileSync(pathOf('program.ts'), '// more\n'),
    'what its program imports changes': () => write('imported.ts', "export const word = 'two';\n"),
    'other packages are locked': () => write('package-lock.json', '{"a":1}'),
    'other packages are installed': () => write('node_modules/.package-lock.json', '{"a":1}'),
    'an output was changed': () => write('out/made.txt', 'by hand'),
    'an output is gone': () => fs.rmSync(pathOf('out/made.txt')),
    'all outputs are gone': () => fs.rmSync(pathOf('out'), { recursive: true }),
    'something is among the outputs that it has not made': () => write('out/stale.txt', 'stale'),
  };
  it.each(Object.entries(edits))('%s', async (_, edit) => {
    await run();
    edit();
    expect(await run()).toEqual([]);
    expect(fs.readdirSync(pathOf('out'))).toEqual(['made.txt']);
    expect(read('out/made.txt')).not.toBe('by hand');
    expect(runs()).toHaveLength(2);
    expect(printed.join()).not.toContain('unchanged');
  });

  it('its command, its environment or the address of the site changes', async () => {
    await run();
    await run([{ ...copy, command: [...copy.command, 'more'] }]);
    await run([{ ...copy, command: [...copy.command, 'more'], env: { A: 'b' } }]);
    process.env.BASE_URL = '/base/';
    await run([{ ...copy, command: [...copy.command, 'more'], env: { A: 'b' } }]);
    delete process.env.BASE_URL;
    expect(runs()).toHaveLength(4);
  });

  it('an earlier step has changed its input', async () => {
    const second: GenerateStep = {
      title: 'second',
      command: shell('cp out/made.txt second.txt && echo second >> ran.log'),
      after: [copy],
      inputs: { files: ['out'] },
      outputs: ['second.txt'],
    };
    await run([second, copy]);
    expect(read('second.txt')).toBe('as');
    write('single.txt', 'S');
    await run([second, copy]);
    expect(read('second.txt')).toBe('aS');
    expect(runs()).toEqual(['copy', 'second', 'copy', 'second']);
  });
});

describe('a step that fails', () => {
  const broken: GenerateStep = {
    title: 'broken',
    command: shell('mkdir half && echo half > half/page.md && echo "a.ts:1: wrong" >&2 && exit 3'),
    inputs: { files: [] },
    outputs: ['half'],
  };
  const later: GenerateStep = {
    title: 'later',
    command: shell('echo later > later.md'),
    after: [broken],
    inputs: { files: [] },
    outputs: ['later.md'],
  };

  const good = { ...broken, command: shell('mkdir half && echo whole > half/page.md') };

  const afterGood: GenerateStep = { ...later, after: [good] };

  it('reports the problem and leaves nothing, if it never succeeded', async () => {
    expect(await run([broken, later])).toEqual(['a.ts:1: wrong']);
    expect(fs.existsSync(pathOf('half'))).toBe(false);
    expect(fs.existsSync(pathOf('later.md'))).toBe(false);
    expect(printed).toEqual(['broken: failed']);
  });

  it('keeps the outputs of the last successful run, and those of later steps, which do not start', async () => {
    await run([good, afterGood]);
    expect(await run([broken, later])).toEqual(['a.ts:1: wrong']);
    expect(fs.readdirSync(pathOf('half'))).toEqual(['page.md']);
    expect(read('half/page.md')).toBe('whole\n');
    expect(read('later.md')).toBe('later\n');
    expect(fs.readdirSync(pathOf('.aside'))).toEqual([]);
  });

  it('needs no other run once its input is restored', async () => {
    await run([good, afterGood]);
    await run([broken, later]);
    await run([good, afterGood]);
    expect(printed).toEqual(['broken: unchanged', 'later: unchanged']);
  });

  it('starts with an empty output folder each time', async () => {
    await run([good]);
    const again = shell('test ! -e half && mkdir half && echo newer > half/newer.md');
    expect(await run([{ ...good, command: again }])).toEqual([]);
    expect(fs.readdirSync(pathOf('half'))).toEqual(['newer.md']);
    expect(fs.readdirSync(pathOf('.aside'))).toEqual([]);
  });

  it('restores the last outputs if it is stopped, with all concurrent steps', async () => {
    await run([good]);
    const stop = new AbortController();
    const waits = shell('mkdir half && echo half > half/page.md && echo waits > waits && exec sleep 60');
    const stopped = run([{ ...broken, command: waits }, later], { signal: stop.signal });
    await vi.waitFor(() => expect(fs.existsSync(pathOf('waits'))).toBe(true), { timeout: 30_000 });
    stop.abort();
    await stopped;
    expect(read('half/page.md')).toBe('whole\n');
    expect(fs.existsSync(pathOf('later.md'))).toBe(false);
  });

  it('restores the outputs that a killed run had moved away, and removes its partial ones', async () => {
    await run([good, afterGood]);
    new OutputBackup(root, '.aside').save(broken);
    write('half/other.md', 'half');
    await run([good, afterGood]);
    expect(printed).toEqual(['broken: unchanged', 'later: unchanged']);
    expect(fs.readdirSync(pathOf('half'))).toEqual(['page.md']);
  });

  it('keeps the outputs of a step that clears them itself, until it does', async () => {
    const script =
      'cp half/page.md seen.md; [ -e in/wrong ] && { rm half/page.md; exit 1; }; mkdir -p half; cp in/a.txt half/page.md';
    const clearing: GenerateStep = {
      title: 'clearing',
      command: shell(script),
      inputs: { files: ['in'] },
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
    await run([good, afterGood]);
    const rename = vi.spyOn(fs, 'renameSync').mockImplementation(() => {
      throw new Error('another disk');
    });
    try {
      expect(() => new OutputBackup(root, '.aside').save(broken)).toThrow('another disk');
    } finally {
      rename.mockRestore();
    }
    await run([good, afterGood]);
    expect(printed).toEqual(['broken: unchanged', 'later: unchanged']);
  });

  it('fails again the next time', async () => {
    await run([broken]);
    expect(await run([broken])).toEqual(['a.ts:1: wrong']);
  });

  it('keeps the outputs of successful concurrent steps, and reports a repeated problem once', async () => {
    const twin = { ...broken, title: 'twin', command: shell('echo "a.ts:1: wrong" && exit 1'), outputs: [] };
    expect(await run([copy, { ...broken, after: [copy] }, { ...twin, after: [copy] }])).toEqual([
      'a.ts:1: wrong',
    ]);
    expect(read('out/made.txt')).toBe('as');
    expect(await run()).toEqual([]);
    expect(printed).toEqual(['copy: unchanged']);
  });

  it('includes one with missing outputs, and one whose program is missing', async () => {
    expect(await run([{ ...copy, outputs: ['out', 'never.txt'] }])).toEqual([
      'never.txt was not written by its step.',
    ]);
    expect(fs.existsSync(pathOf('out'))).toBe(false);
    expect(await run([{ ...copy, command: ['no-such-program'] }])).toEqual([
      expect.stringContaining('no-such-program'),
    ]);
  });

  it('includes one whose program cannot be read, and keeps its last outputs', async () => {
    await run();
    write('imported.ts', 'export const = 1;');
    expect((await run()).join()).toContain('imported.ts:1');
    expect(read('out/made.txt')).toBe('as');
  });

  it('is run again if it was stopped halfway', async () => {
    await run();
    const record = fs.readdirSync(pathOf('.records'))[0] ?? '';
    fs.rmSync(pathOf(`.records/${record}`));
    await run();
    expect(runs()).toHaveLength(2);
  });
});

it('steps run concurrently, as many as there are slots', async () => {
  const step = (title: string): GenerateStep => ({
    title,
    command: shell(`echo begin >> ran.log && sleep 0.3 && echo end >> ran.log`),
    inputs: { files: [] },
  });
  await run([step('one'), step('two'), step('three')]);
  expect(runs().slice(0, 3)).toEqual(['begin', 'begin', 'end']);
  expect(runs()).toHaveLength(6);
});

describe('the inputs of the generation', () => {
  const repository = process.cwd();
  const filesOf = Object.fromEntries(
    generateSteps.map(({ title, inputs }) => [title, new Set(inputFiles(repository, inputs))]),
  );
  const all = ['package-lock.json', 'package.json', 'node_modules/.package-lock.json'];
  const reference = [
    'packages/sdk-base/src/index.ts',
    'packages/sdk-base/src/generated/openapi.ts',
    'packages/sdk-base/src/server/generated/ServerClient.ts',
    'packages/sdk-react/src/index.ts',
    'packages/sdk-base/package.json',
    'packages/sdk-base/tsconfig.json',
    'packages/sdk-react/tsconfig.json',
    'tsconfig.json',
    'typedoc.base.json',
    'typedoc.react.json',
    'tools/scripts/generate/reference.ts',
    'packages/checks/src/reference/checkProject.ts',
    'packages/sdk-reference/src/options.ts',
    'packages/sdk-reference/src/referencePages.ts',
    'packages/sdk-reference/src/symbolsFile.ts',
    'src/config/site.ts',
    'packages/model/src/packages.ts',
  ];
  const expected: Record<string, string[]> = {
    'check openapi/backend.yaml': [
      'openapi/backend.yaml',
      'openapi/redocly.yaml',
      'packages/checks/src/description/checkDescription.ts',
      'packages/model/src/openapi/checkReferences.ts',
    ],
    'types of the API description': ['openapi/backend.yaml', 'openapi/redocly.yaml'],
    'calls of the server client': [
      'openapi/backend.yaml',
      'tools/scripts/generate/serverCalls.ts',
      'packages/model/src/openapi/operations.ts',
      'packages/sdk-base/src/addresses.ts',
    ],
    'changes since each release': [
      'packages/history/releases/0.1.0/sdk-base.json',
      'packages/sdk-base/CHANGELOG.md',
      'packages/sdk-base/src/index.ts',
      'openapi/backend.yaml',
      'tools/scripts/generate/history.ts',
      'packages/history/src/compare/compareApis.ts',
    ],
    'reference sdk-base': reference,
    'reference sdk-react': reference,
    packages: [
      'packages/sdk-base/src/index.ts',
      'packages/sdk-base/src/generated/openapi.ts',
      'packages/sdk-react/tsconfig.build.json',
      'packages/mcp/src/cli.ts',
      'packages/search/src/Searcher.ts',
      'tsconfig.json',
      'packages/downloads/src/preparePackages.ts',
    ],
    'pages of the API': [
      'openapi/backend.yaml',
      'docusaurus.config.ts',
      'packages/api-page/src/page.mustache',
      'packages/api-page/src/generatedPages.ts',
      'packages/model/src/openapi/operations.ts',
    ],
  };

  it.each(Object.entries(expected))('are complete: %s', (title, files) => {
    const stepFiles = filesOf[title] ?? new Set();
    expect([...all, ...files].filter((file) => !stepFiles.has(file))).toEqual([]);
  });

  it('are declared for every step, and no step reads its own outputs', () => {
    expect(Object.keys(filesOf)).toEqual(Object.keys(filesOf).filter((title) => title in expected));
    for (const { title, outputs = [] } of generateSteps) {
      const read = [...(filesOf[title] ?? [])];
      expect(read.filter((file) => outputs.some((output) => file.startsWith(`${output}/`)))).toEqual([]);
    }
  });

  it('include no pages, so an edited guide generates nothing', () => {
    const read = generateSteps.flatMap(({ title }) => [...(filesOf[title] ?? [])]);
    expect(read.filter((file) => /^(?:docs|api)\//.test(file))).toEqual([]);
  });
});
