import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkEdits } from '../src/check/index.ts';
import { execute } from '../src/check/run/execute.ts';
import { Cache } from '../../model/src/cache/Cache.ts';
import { problemLine } from '../../model/src/problem.ts';
import { readTable } from '../../model/src/readTable.ts';
import { pageFolders } from '../../model/src/files.ts';
import { browserPrograms, type BrowserProgram } from '../../model/src/samples/browserPrograms.ts';
import { allSamples, fencedBlocks } from '../../model/src/samples/extract.ts';
import { runMarks } from '../../model/src/samples/runMarks.ts';
import { isGuide, runnablePrograms } from '../../model/src/samples/runPages.ts';
import { sdkPackages } from '../../model/src/packages.ts';
import { matchesPage } from '../src/browser/runner/ResultView.ts';
import { runModules, type RunModules } from '../../../tests/support/runSamples/runModules.ts';
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts';

const [{ name: sdk }] = sdkPackages;

const fence = (code: string, words = '') => `\`\`\`ts run${words}\n${code}\n\`\`\`\n`;
const page = (...blocks: string[]) => fencedBlocks(`Text\n${blocks.join('\n')}`, 'docs/page.mdx');

const shown = allSamples(process.cwd()).filter(({ file }) => isGuide(file));
const pages = [...new Set(shown.map(({ file }) => file))].map((file) =>
  shown.filter((sample) => sample.file === file),
);

/** Programs of a fictional page, whose blocks share their state and values. */
const counting = browserPrograms(
  page(
    fence(
      `import { SdkError, SdkErrorType, type Api } from '${sdk}';\nimport { createSandbox } from '${sdk}/sandbox';\nlet api: Api | undefined = createSandbox().api;\nlet count = 1;\nconsole.log(count, process.env.NACRE_APPLICATION_ID);`,
    ),
    fence('count += 5;\nconsole.log(`now ${count}`, `with ${"text"}`);', ' edit="Step=5; Word=text"'),
    fence('console.log([count], api === undefined);\nthrow new SdkError(SdkErrorType.Forbidden);'),
    fence('console.log("never");'),
  ),
).programs;

describe('blocks as programs for a browser', () => {
  it('are modules with their imports at the top, and one pause after each block', () => {
    const [program] = counting;
    expect(program?.name).toBe('docs/page-0');
    expect(program?.source.split('\n').slice(0, 2)).toEqual([
      `import { SdkError, SdkErrorType, type Api } from '${sdk}';`,
      `import { createSandbox } from '${sdk}/sandbox';`,
    ]);
    expect(program?.source.match(/^yield;$/gm)).toHaveLength(4);
    expect(program?.source).toContain('count += ($edits[0] ?? 5);');
    expect(program?.source).toContain('${($edits[1] ?? "text")}');
  });

  it('end where a browser lacks something, with the reason', () => {
    const reasonsOf = (...blocks: string[]) => {
      const { programs, skipped } = browserPrograms(page(...blocks));
      return [programs.flatMap(({ blocks: all }) => all).length, ...skipped.map(({ reason }) => reason)];
    };
    const node = fence("import fs from 'node:fs';\nfs;");
    expect(reasonsOf(node, fence('console.log(1);'))).toEqual([
      0,
      'it imports node:fs',
      'it imports node:fs',
    ]);
    expect(reasonsOf(fence('export const a = 1;'))).toEqual([0, 'it exports something']);
    const shows = fence('console.log(typeof document);', ' no-browser="It shows what Node has"');
    expect(reasonsOf(fence('1;'), shows)).toEqual([1, 'It shows what Node has']);
  });

  it('include all executed blocks', () => {
    const skipped = pages.flatMap((samples) => browserPrograms(samples).skipped);
    expect(skipped.map(({ sample, reason }) => `${sample.file}:${sample.line}: ${reason}`)).toEqual([]);
    expect(pages.flatMap(runMarks).length).toBeGreaterThan(80);
  });

  it('differ from those of a changed page', () => {
    const version = (code: string) => browserPrograms(page(fence(code))).programs[0]?.version;
    expect(version('console.log(1);')).not.toBe(version('console.log(2);'));
    expect(version('console.log(1);')).toBe(version('console.log(1);'));
  });
});

it('a program may end before it has read its input', async () => {
  const input = 'x'.repeat(1_000_000);
  expect(await execute(process.execPath, ['-e', 'process.exit(3)'], '.', { input })).toMatchObject({
    failure: 'it ends with exit code 3',
  });
});

describe('values that a reader may change', () => {
  const problems = (code: string, words: string) =>
    page('', fence(code, words)).flatMap(checkEdits).map(problemLine);

  it('are literals of the code, with a label each', () => {
    const [block] = runMarks(page(fence("pay('0.25', { '0.25': 7n });", ' edit="Amount=0.25; Fee = 7n"')));
    expect(block?.mark?.fields).toEqual([
      { id: 0, label: 'Amount', value: '0.25', kind: 'text' },
      { id: 1, label: 'Fee', value: '7n', kind: 'bigint' },
    ]);
    expect(problems("pay('0.25');", ' edit="Amount=0.25"')).toEqual([]);
  });

  const columns = ['code', 'words', 'message'] as const;
  const wrong = readTable('packages/samples/tests/edits.tsv', columns);
  it.each(wrong)('are reported if they are marked wrongly: $code$words', ({ code, words, message }) => {
    expect(problems(code, words)).toEqual([expect.stringContaining(`docs/page.mdx:3: ${message}`)]);
  });

  it('are reported in a block that does not run', () => {
    const [block] = fencedBlocks('```ts edit="A=1"\npay("1");\n```\n', 'docs/page.mdx');
    expect(block && checkEdits(block)[0]?.message).toContain('edit needs a block marked run');
  });
});

const { root, write } = temporaryFolder();

it('generates the programs of a page again only if its blocks have changed', () => {
  for (const folder of [...pageFolders, ...sdkPackages.map(({ folder: sdkFolder }) => `${sdkFolder}/src`)])
    fs.mkdirSync(path.join(root, folder), { recursive: true });
  const memoize = new Cache(root, 'programs').memoizer([]);
  const programs = () => runnablePrograms(root, memoize);
  write('docs/one.mdx', `Text\n\n${fence('console.log(1);')}`);
  write('docs/two.mdx', fence('console.log(2);'));
  const [first, second] = programs();
  expect([first?.name, second?.name]).toEqual(['docs/one-0', 'docs/two-0']);
  write('docs/one.mdx', `Other text\n\n${fence('console.log(1);')}\nMore.`);
  write('docs/two.mdx', fence('console.log(3);'));
  const [same, changed] = programs();
  expect(same).toBe(first);
  expect(changed?.source).toContain('console.log(3)');
  write('docs/one.mdx', `Text\n\nA line more\n\n${fence('console.log(1);')}`);
  expect(programs()[0]?.blocks[0]?.sample.line).toBe((first?.blocks[0]?.sample.line ?? NaN) + 2);
});

describe('a program in a browser', () => {
  const all = runnablePrograms(process.cwd());
  let modules: RunModules;
  beforeAll(async () => {
    modules = await runModules([...all, ...counting]);
  });
  afterAll(() => modules.remove());

  it('prints the output that guides and references show, block by block', async () => {
    const runProgram = async (program: BrowserProgram): Promise<string[]> => {
      const run = await modules.open(program);
      const problems: string[] = [];
      for (const [index, { sample }] of program.blocks.entries()) {
        const { printed, ended } = await run(index);
        const { expected, failure } = ended;
        // An example may not state its output.
        const isRight = expected ? matchesPage(printed, expected) : sample.standalone && printed !== '';
        if (!failure && isRight) continue;
        problems.push(`${sample.file}:${sample.line} prints ${printed || failure?.message}`);
      }
      return problems;
    };
    const problems: string[] = [];
    for (const program of all) problems.push(...(await runProgram(program)));
    expect(problems).toEqual([]);
  });

  it('continues from block to block, and reports an error of the SDK by its code', async () => {
    const run = await modules.open(counting[0] as BrowserProgram);
    expect((await run(0)).printed).toBe('1 app_sandbox');
    expect((await run(1)).printed).toBe('now 6 with text');
    const { printed, ended } = await run(2);
    expect(printed).toBe('[ 6 ] false');
    expect(ended).toMatchObject({ block: 2, failure: { code: 'sdk/forbidden' }, clock: expect.any(String) });
  });

  it('uses a reader’s values instead of the literals, and starts anew in a new worker', async () => {
    const run = await modules.open(counting[0] as BrowserProgram);
    expect((await run(1, { 0: 100, 1: 'you' })).printed).toBe('now 101 with you');
    const another = await modules.open(counting[0] as BrowserProgram);
    expect((await another(1)).printed).toBe('now 6 with text');
  });

  it('reports the earlier block that stopped it', async () => {
    const run = await modules.open(counting[0] as BrowserProgram);
    const { printed, ended } = await run(3);
    expect([printed, ended.block]).toEqual(['', 2]);
  });
});
