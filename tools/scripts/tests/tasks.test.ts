import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { Cache } from '../../../packages/model/src/cache/Cache.ts';
import { stateOf } from '../../../packages/model/src/cache/inputs.ts';
import { TASKS_CACHE } from '../../../packages/model/src/cache/taskInputs.ts';
import { filesUnder } from '../../../packages/model/src/files.ts';
import { openapiFile } from '../../../packages/model/src/openapi/readDescription.ts';
import { sdkPackages } from '../../../packages/model/src/packages.ts';
import { readOptions } from '../tasks/options.ts';
import { targets, tasks } from '../tasks/tasks.ts';
import { testTasks } from '../tasks/testTasks.ts';
import { isLong } from '../../../tests/support/long.ts';
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts';

const root = process.cwd();
const cache = new Cache(root, TASKS_CACHE);
const recorded = new Map(
  tasks
    .map(({ name }) => [name, Object.keys(cache.inputsOf(name))] as const)
    .filter(([, inputs]) => inputs.length > 0),
);
const inputsOf = (task: string) => recorded.get(task) ?? [];
const nameOf = (input: string) => input.slice(input.indexOf(':') + 1);

describe('the recorded inputs of the tasks', () => {
  it('exist for all generated files, since `npm run gen` has run', () => {
    expect([...recorded.keys()]).toEqual(expect.arrayContaining([...targets.gen]));
  });

  const { root: folder } = temporaryFolder();
  it('change their state when their file or folder changes, each in the long run, and some of each kind always', () => {
    const unnoticed: string[] = [];
    const all = [...new Set([...recorded.values()].flat())];
    const kinds = new Set(all.map((input) => input.split(':')[0]));
    const some = [...kinds].flatMap((kind) =>
      all.filter((input) => input.startsWith(`${kind}:`)).slice(isLong ? 0 : -20),
    );
    for (const [index, input] of some.entries()) {
      const copy = path.join(folder, String(index));
      const pathOf = (name: string) => path.join(copy, name);
      const name = nameOf(input);
      const isFolder = fs.statSync(name, { throwIfNoEntry: false })?.isDirectory() ?? false;
      if (isFolder) fs.mkdirSync(pathOf(name), { recursive: true });
      else fs.mkdirSync(path.dirname(pathOf(name)), { recursive: true });
      if (!isFolder && fs.existsSync(name)) fs.copyFileSync(name, pathOf(name));
      const before = stateOf(copy, input);
      if (input.startsWith('kind:')) {
        // A folder that others are in is renamed.
        if (fs.existsSync(pathOf(name))) fs.renameSync(pathOf(name), `${pathOf(name)}.other`);
        else fs.writeFileSync(pathOf(name), '');
      } else if (isFolder) fs.writeFileSync(pathOf(`${name}/one-more.txt`), '');
      else fs.appendFileSync(pathOf(name), 'more');
      if (stateOf(copy, input) === before) unnoticed.push(input);
    }
    expect(unnoticed).toEqual([]);
  });

  it('have no outputs of their own, and for the generation no guide', () => {
    for (const { name, outputs = [] } of tasks)
      expect(
        inputsOf(name).filter((input) => outputs.some((output) => nameOf(input).startsWith(`${output}/`))),
        name,
      ).toEqual([]);
    const read = targets.gen.flatMap(inputsOf);
    expect(read.filter((input) => /^content:(?:docs|api)\//.test(input))).toEqual([]);
  });

  const contentsOf = (task: string) =>
    inputsOf(task)
      .filter((input) => input.startsWith('content:'))
      .map(nameOf);
  const sdkSources = sdkPackages.flatMap(({ folder }) => filesUnder('.', [`${folder}/src`], /\.tsx?$/));

  it.each([
    ['types of the API description', [openapiFile]],
    ['calls of the server client', [openapiFile, 'packages/model/src/openapi/operations.ts']],
    ['reference sdk-base', ['typedoc.base.json', 'tsconfig.json', 'packages/sdk-reference/src/options.ts']],
    ['reference sdk-react', ['typedoc.react.json', 'packages/sdk-react/tsconfig.json', 'src/config/site.ts']],
    [
      'code of the packages',
      ['packages/mcp/src/cli.ts', 'packages/search/src/Searcher.ts', 'packages/sdk-base/tsconfig.build.json'],
    ],
    ['pages of the API', [openapiFile, 'docusaurus.config.ts', 'packages/api-page/src/page.mustache']],
  ])('include what the task is known to read: %s', (task, files) => {
    expect(files.filter((file) => !contentsOf(task).includes(file))).toEqual([]);
  });

  it('include every source of the SDKs, for the packages', () => {
    const read = new Set(contentsOf('code of the packages'));
    expect(sdkSources.filter((file) => !read.has(file) && !file.endsWith('.d.ts'))).toEqual([]);
  });
});

it.runIf(recorded.has('samples'))(
  'the samples, if they were checked here depend on every module of their check, the SDKs and the description',
  () => {
    const read = new Set(inputsOf('samples').map(nameOf));
    const needed = [
      ...filesUnder('.', ['packages/samples/src/check'], /\.ts$/),
      ...filesUnder('.', ['docs'], /\.mdx$/),
      'packages/model/src/openapi/operations.ts',
      'packages/sdk-base/src/index.ts',
      'packages/sdk-react/src/index.ts',
      openapiFile,
    ];
    expect(needed.filter((file) => !read.has(file))).toEqual([]);
  },
);

it('no two tasks have the same name', () => {
  const names = testTasks(true, undefined, 0).map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

describe('the long run in parts', () => {
  const shards = [1, 2, 3, 4].map((index) => ({ index, count: 4 }));
  const commands = (shard?: { index: number; count: number }) =>
    testTasks(true, shard, 0).map(({ command }) => command);

  it('has every check of the whole', () => {
    const plain = (command: string) => command.replace(/ --(?:shard|project|maxWorkers|coverage).*/, '');
    const parts = new Set(shards.flatMap((shard) => commands(shard)).map(plain));
    expect([...new Set(commands().map(plain))].filter((command) => !parts.has(command))).toEqual([]);
  });

  it('starts each part with the setup of its machine', () => {
    const setUp = targets.gen.length + 2;
    for (const shard of shards) expect(commands(shard).slice(0, setUp)).toEqual(commands().slice(0, setUp));
  });
});

describe('the options of npm test', () => {
  it('are parsed', () => {
    expect(readOptions([])).toEqual({ isAll: false, shard: undefined, retries: 1, names: [] });
    expect(readOptions(['--all', '--shard', '2/4', '--retries', '0', 'unit tests'])).toEqual({
      isAll: true,
      shard: { index: 2, count: 4 },
      retries: 0,
      names: ['unit tests'],
    });
  });

  it.each(['', '0/4', '5/4', 'a/4', '2'])('--shard %s is refused', (word) => {
    expect(() => readOptions(['--all', '--shard', word])).toThrow('is not a part');
  });

  it('have parts in the long run only, and a number of retries', () => {
    expect(() => readOptions(['--shard', '1/2'])).toThrow('npm run test:all');
    expect(() => readOptions(['--retries', 'x'])).toThrow('is not a number');
  });
});
