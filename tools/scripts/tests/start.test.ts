import net from 'node:net';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { historyFile } from '../../../packages/history/src/readHistory.ts';
import { openapiFile } from '../../../packages/model/src/openapi/readDescription.ts';
import { readTable } from '../../../packages/model/src/readTable.ts';
import { sdkPackages } from '../../../packages/model/src/packages.ts';
import { Checker, type CheckAnswer } from '../start/Checker.ts';
import { AfterCompilation } from '../start/AfterCompilation.ts';
import { docsPluginOf, reactionsTo, watchedFolders, watchedFlatFolders } from '../start/reactions.ts';
import { Cache } from '../../../packages/model/src/cache/Cache.ts';
import { readTaskInputs, TASKS_CACHE } from '../../../packages/model/src/cache/taskInputs.ts';
import { targets } from '../tasks/tasks.ts';
import { isPortFree, portOf } from '../start/port.ts';
import { parseProblems } from '../start/Generation.ts';
import { compileProblems } from '../../../packages/dev-server/src/compileProblems.ts';
import type { CheckedProblem } from '../../../packages/model/src/problem.ts';
import { emptyState, panelStateOf } from '../../../packages/dev-server/src/Store.ts';
import { routesOf } from '../../../packages/dev-server/src/index.ts';
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts';

const problem = (file: string, message: string, check = 'prose'): CheckedProblem => ({
  check,
  file,
  line: 3,
  message,
});

describe('the options', () => {
  it.each([
    [[], 3000],
    [['--port', '4000'], 4000],
    [['--no-open', '--port=4001'], 4001],
    [['-p', '4002'], 4002],
  ])('%j is port %d', (args, port) => expect(portOf(args)).toBe(port));

  it.each([[['--port']], [['--port', 'x']], [['--port=70000']]])('%j is refused', (args) =>
    expect(() => portOf(args)).toThrow('Run "npm start -- --port 3001"'),
  );

  it('detects a port in use', async () => {
    const server = net.createServer();
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    const { port } = server.address() as net.AddressInfo;
    expect(await isPortFree(port)).toBe(false);
    await new Promise((resolve) => server.close(resolve));
    expect(await isPortFree(port)).toBe(true);
  });
});

describe('a file that changes', () => {
  const [base] = sdkPackages;
  const isRead = readTaskInputs(process.cwd(), targets.gen);
  it.each(readTable('tools/scripts/tests/reactions.tsv', ['file', 'reactions']))(
    '$file triggers: $reactions',
    ({ file, reactions }) => {
      const { site: _, ...all } = reactionsTo(file, isRead);
      const names = Object.entries(all).flatMap(([name, isNeeded]) => (isNeeded ? [name] : []));
      expect(names.join(', ') || 'none').toBe(reactions);
    },
  );

  it.each([
    'docs/a.mdx',
    'sidebars.ts',
    'docusaurus.config.ts',
    'src/components/Term/index.tsx',
    openapiFile,
  ])('%s may be the reason that the server has ended', (file) =>
    expect(reactionsTo(file, isRead).site).toBe(true),
  );

  it.each([historyFile, 'CONTRIBUTING.md', 'docs/a.mdx~'])('%s is not', (file) =>
    expect(reactionsTo(file, isRead).site).toBe(false),
  );

  it('is noticed if any step of the generation reads it', () => {
    const isWatched = (file: string) =>
      watchedFolders.some((folder) => file === folder || file.startsWith(`${folder}/`)) ||
      watchedFlatFolders.includes(path.dirname(file));
    for (const file of [
      historyFile,
      'sidebars.ts',
      'openapi/redocly.yaml',
      openapiFile,
      `${base.folder}/CHANGELOG.md`,
    ])
      expect(isWatched(file), file).toBe(true);
    const inputs = new Cache(process.cwd(), TASKS_CACHE);
    const files = targets.gen
      .flatMap((task) => Object.keys(inputs.inputsOf(task)))
      .filter((input) => /^content:(?!node_modules|tools|packages\/mcp\/scripts)/.test(input))
      .map((input) => input.slice('content:'.length));
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => !isWatched(file))).toEqual([]);
  });
});

describe('the output of the generation', () => {
  it('is parsed as problems with their locations', () => {
    const output =
      'gen: types: 2.0 s\npackages/sdk-base/src/a.ts:12:3: has no comment. Write one.\ngen: reference: failed\n';
    expect(parseProblems(output)).toEqual([
      {
        check: 'generation',
        file: 'packages/sdk-base/src/a.ts',
        line: 12,
        message: 'has no comment. Write one.',
      },
    ]);
  });

  it('is shown unchanged if it names no location', () => {
    expect(parseProblems('gen: lint: failed\nNo space left\n')).toMatchObject([{ message: 'No space left' }]);
    expect(parseProblems('')).toMatchObject([{ message: expect.stringContaining('npm run gen') as string }]);
  });
});

describe('the errors of the page compiler', () => {
  const root = path.resolve('/site');
  const first = (message: string, more = {}) => compileProblems([{ message, ...more }], root)[0];

  it('are one line for invalid MDX, with the line of the file', () => {
    const message = [
      '  × Module build failed (from ./node_modules/@docusaurus/mdx-loader/lib/index.js):',
      '  │ Error: MDX compilation failed for file "/site/docs/a.mdx"',
      '  │ Cause: Expected a closing tag for `<Tabs>` (12:1-12:7) before the end of `paragraph`',
      '  │ Details: { "line": 12 }',
    ].join('\n');
    expect(first(message)).toEqual({
      check: 'compile',
      file: 'docs/a.mdx',
      line: 12,
      message:
        'Expected a closing tag for `<Tabs>` before the end of `paragraph`. Fix it and save: the page then appears again.',
    });
  });

  it('name a missing import', () => {
    const message = "  × Module not found: Can't resolve './gone' in '/site/docs'\n   ╭─[7:1]\n";
    expect(first(message, { moduleIdentifier: '/loader.js!/site/docs/b.mdx' })).toMatchObject({
      file: 'docs/b.mdx',
      line: 1,
      message: expect.stringMatching(/^imports `\.\/gone`, which doesn't exist\. /) as string,
    });
  });

  const { root: folder, write } = temporaryFolder();
  it('count the lines of the page, and omit its path', () => {
    const moduleIdentifier = write('c.mdx', "---\ntitle: C\n---\n\nimport Gone from './gone';\n");
    const missing = {
      message: "Cannot find module './gone' for matched aliased key\n",
      moduleIdentifier,
      loc: '99:1',
    };
    expect(compileProblems([missing], folder)).toMatchObject([{ file: 'c.mdx', line: 5 }]);
    const message = `Error: MDX compilation failed for file "${moduleIdentifier}"\nCause: ${moduleIdentifier}: not valid`;
    expect(compileProblems([{ message, moduleIdentifier }], folder)).toMatchObject([
      { file: 'c.mdx', message: expect.stringMatching(/^not valid\. Fix/) as string },
    ]);
  });

  it('are reported once', () => {
    const error = { message: 'x', moduleIdentifier: '/site/src/a.ts' };
    expect(compileProblems([error, { ...error }], root)).toHaveLength(1);
  });
});

describe('the panel', () => {
  const file = 'docs/a.mdx';
  it('shows faults that stop every page, then those of its own page', () => {
    const state = {
      ...emptyState,
      generation: [problem('sdk/a.ts', 'gap', 'generation')],
      pages: { [file]: { isChecking: true, problems: [problem(file, 'word')] } },
    };
    const shown = panelStateOf(file, state, [problem('docs/b.mdx', 'tag', 'compile')]);
    expect(shown.problems.map(({ message }) => message)).toEqual(['tag', 'gap', 'word']);
    expect(shown.doing).toBe('Checking');
    expect(panelStateOf('docs/c.mdx', state, []).problems.map(({ message }) => message)).toEqual(['gap']);
  });

  it('does not repeat an error of the compiler', () => {
    const pages = { [file]: { isChecking: false, problems: [problem(file, 'no end tag', 'syntax')] } };
    const compile = problem(file, 'no end', 'compile');
    expect(panelStateOf(file, { ...emptyState, pages }, [compile]).problems).toEqual([compile]);
    expect(panelStateOf(file, { ...emptyState, pages }, []).problems).toHaveLength(1);
  });

  it('waits for pages that are being generated', () => {
    const table = problem('.docusaurus/registry.js', 'imports a page', 'compile');
    const generating = { ...emptyState, generating: 'Generating references' };
    expect(panelStateOf(file, generating, [table])).toMatchObject({
      doing: 'Generating references',
      problems: [],
    });
    expect(panelStateOf(file, emptyState, [table]).problems).toEqual([table]);
  });

  it('finds the source of a page by its route', () => {
    const docs = [{ permalink: '/a/', source: '@site/docs/a.mdx' }];
    const routes = routesOf({
      'docusaurus-plugin-content-docs': { default: { loadedVersions: [{ docs }] } },
      'docusaurus-plugin-content-pages': {
        default: [{ permalink: '/', source: '@site/src/pages/index.tsx' }],
      },
    });
    expect([...routes]).toEqual([
      ['/a', 'docs/a.mdx'],
      ['/', 'src/pages/index.tsx'],
    ]);
  });
});

it.each([
  ['docs/overview/changelog.mdx', 'default'],
  ['sidebars.ts', 'default'],
  ['api/introduction.mdx', 'api'],
  ['sidebars-sdk.ts', 'api'],
  ['src/pages/index.mdx', undefined],
])('%s is content of the docs plugin %s', (file, plugin) => expect(docsPluginOf(file)).toBe(plugin));

it('follows edits only when nothing is being compiled', () => {
  vi.useFakeTimers();
  const act = vi.fn();
  const pause = vi.fn();
  const edits = new AfterCompilation(act, pause);
  edits.add(['a.mdx']);
  edits.isCompiling = true;
  edits.add(['b.mdx', 'a.mdx']);
  vi.runAllTimers();
  expect(act).not.toHaveBeenCalled();
  expect(pause.mock.calls).toEqual([[true]]);
  edits.isCompiling = false;
  expect(pause).toHaveBeenCalledTimes(1);
  vi.runAllTimers();
  expect(pause).toHaveBeenLastCalledWith(false);
  edits.isCompiling = false;
  edits.add([]);
  vi.runAllTimers();
  expect(act.mock.calls).toEqual([[['a.mdx', 'b.mdx']]]);
  vi.useRealTimers();
});

describe('the checker', () => {
  let requested: string[] = [];
  let answer: (answer: CheckAnswer) => void = () => undefined;
  let end: () => void = () => undefined;
  let stopped = 0;
  const checker = () =>
    new Checker(
      () => undefined,
      (onAnswer, onEnd) => {
        answer = onAnswer;
        end = onEnd;
        return {
          send: (message) => void requested.push((message as { file: string }).file),
          stop: () => (stopped += 1),
        };
      },
    );
  afterEach(() => {
    requested = [];
    stopped = 0;
  });

  it('checks one page at a time, and again the pages saved meanwhile', () => {
    const it = checker();
    it.open(['a.mdx', 'b.mdx']);
    expect(requested).toEqual([]);
    it.pause(false);
    expect(requested).toEqual(['a.mdx']);
    it.check('a.mdx');
    answer({ file: 'a.mdx', problems: [problem('a.mdx', 'old')] });
    expect(it.pages['a.mdx']).toEqual({ isChecking: true, problems: [problem('a.mdx', 'old')] });
    expect(requested).toEqual(['a.mdx', 'b.mdx']);
    answer({ file: 'b.mdx', problems: [] });
    answer({ file: 'a.mdx', problems: [] });
    expect(requested).toEqual(['a.mdx', 'b.mdx', 'a.mdx']);
    expect(it.pages).toEqual({
      'a.mdx': { isChecking: false, problems: [] },
      'b.mdx': { isChecking: false, problems: [] },
    });
  });

  it('forgets a page that is closed', () => {
    const it = checker();
    it.pause(false);
    it.open(['a.mdx']);
    it.open([]);
    answer({ file: 'a.mdx', problems: [problem('a.mdx', 'late')] });
    expect(it.pages).toEqual({});
    expect(it.isOpen('a.mdx')).toBe(false);
  });

  it('reports that its program has ended, and starts another for the next page', () => {
    const it = checker();
    it.pause(false);
    it.open(['a.mdx']);
    end();
    expect(it.pages['a.mdx']).toMatchObject({ isChecking: false, problems: [{ check: 'checks', line: 1 }] });
    it.check('a.mdx');
    expect(requested).toEqual(['a.mdx', 'a.mdx']);
  });

  it('checks a page again after the generation, if the check failed during it', () => {
    const it = checker();
    it.pause(false);
    it.isGenerating = true;
    it.open(['a.mdx']);
    answer({ file: 'a.mdx', problems: [problem('a.mdx', 'ENOENT', 'checks')] });
    expect(it.pages['a.mdx']).toEqual({ isChecking: true, problems: [] });
    it.isGenerating = false;
    expect(requested).toEqual(['a.mdx', 'a.mdx']);
  });

  it('starts one new program when the inputs of the checks change', () => {
    const it = checker();
    it.pause(false);
    it.open(['a.mdx']);
    it.restart();
    expect(stopped).toBe(1);
    expect(requested).toEqual(['a.mdx', 'a.mdx']);
  });
});
