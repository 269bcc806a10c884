import { expect, it } from 'vitest';
import { compareExamples } from '../../checks/src/site/examples.ts';
import { sdkTrees } from '../../model/src/packages.ts';
import { problemLine } from '../../model/src/problem.ts';
import { browserPrograms } from '../../model/src/samples/browserPrograms.ts';
import { commentBlocks, referenceExamples } from '../../model/src/samples/extract.ts';
import { runMarks } from '../../model/src/samples/runMarks.ts';
import { blocksOfPage } from '../../model/src/samples/runPages.ts';

/** Returns the blocks of a source with an example in a symbol's doc comment. */
const source = (code: string, words = '') =>
  commentBlocks(
    `/**\n * Text.\n *\n * @example Title\n * \`\`\`ts${words}\n * ${code}\n * \`\`\`\n */\nexport type A = 1;\n`,
    'packages/sdk-base/src/a.ts',
  );

const page = (...examples: string[]) =>
  blocksOfPage(
    `api/${sdkTrees[0]}/TypeAlias.A.md`,
    () => `# A\n\n${['```ts signature\ntype A = 1;\n```', ...examples].join('\n\n')}\n`,
  );
const example = (code: string, words = '') => `\`\`\`ts title="Title"${words}\n${code}\n\`\`\``;
const messagesOf = (...args: Parameters<typeof compareExamples>) => compareExamples(...args).map(problemLine);

it('are found on their pages by their code, and share one module on all pages', () => {
  const [program] = browserPrograms(source('console.log(1); // 1')).programs;
  const marks = runMarks(page(example('console.log(2);'), ...Array(2).fill(example('console.log(1); // 1'))));
  expect(marks.map(({ mark }) => mark?.number)).toEqual([1, 2, 3]);
  expect(marks.map(({ mark }) => mark?.block)).toEqual([0, 0, 0]);
  expect(program?.name).toMatch(/^examples\/[\da-f]{8}$/);
  expect(marks.map(({ mark }) => mark?.program === program?.name)).toEqual([false, true, true]);
});

it('are all on a page, and a page has no others', () => {
  const code = 'console.log(1);';
  expect(messagesOf(source(code), page(example(code)))).toEqual([]);
  expect(messagesOf(source(code), page())).toEqual([
    expect.stringMatching(/^packages\/sdk-base\/src\/a\.ts:6: no page of the reference shows this example\./),
  ]);
  expect(messagesOf(source(code), page(example(code), example('console.log(2);')))).toEqual([
    expect.stringMatching(/^api\/.*\/TypeAlias\.A\.md:12: this example is in no doc comment of an SDK\./),
  ]);
});

it('have no button if a browser can’t run them, without a problem', () => {
  const code = "import fs from 'node:fs';";
  const why = ' no-browser="It needs a server"';
  expect(runMarks(page(example(code), example('1;', why))).map(({ mark }) => mark)).toEqual([
    undefined,
    undefined,
  ]);
  expect(messagesOf([...source(code), ...source('1;', why)], page())).toEqual([]);
});

it('can all be run by the readers of the references, except those of Node’s own server', () => {
  const { programs, skipped } = browserPrograms(referenceExamples(process.cwd()));
  const unexpected = skipped.filter(({ reason }) => reason !== 'it imports node:http');
  expect(unexpected.map(({ sample, reason }) => `${sample.file}:${sample.line}: ${reason}`)).toEqual([]);
  expect(programs.length).toBeGreaterThan(200);
});
