import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { readTable } from '../../model/src/readTable.ts';
import { problemLine } from '../../model/src/problem.ts';
import { checkImports } from '../src/code/imports.ts';
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts';

/** A small project in which some files break a rule. */
const files = readTable('packages/checks/tests/dependencyLayers.tsv', ['file', 'text']);
const names = files.map(({ file }) => file);

const { root: house, write } = temporaryFolder();

it('names every import of a higher layer or of a file that its room keeps, cycle, use of Node in the browser and undeclared package', async () => {
  for (const { file, text } of files) write(file, text);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: house });
  git('init', '--quiet');
  const author = ['-c', 'user.name=a', '-c', 'user.email=a@a.example'];
  const commit = () => git(...author, 'commit', '--allow-empty', '--quiet', '--message', 'all');
  commit();
  const problems = await checkImports(names, house);
  expect(problems.map((problem) => problemLine(problem).split('. ')[0]).toSorted()).toEqual([
    'packages/checks/src/check.ts:1: floor of packages/checks: packages/checks/src/check.ts imports tools/scripts/start.ts',
    'packages/markdown/src/history.ts:2: entries of packages/history: packages/markdown/src/history.ts imports packages/history/src/inner.ts',
    'packages/model/src/up.ts:1: circle of folders: packages/model/src imports src/data',
    'packages/model/src/up.ts:1: floor of packages/model: packages/model/src/up.ts imports src/data/rows.ts',
    'packages/post-build/src/back.ts:1: circle of files: packages/post-build/src/back.ts imports packages/post-build/src/circle.ts',
    'packages/search/src/worker.ts:1: node in the browser: packages/search/src/worker.ts imports fs',
    'src/components/Inner/index.tsx:1: sdk internals: src/components/Inner/index.tsx imports packages/sdk-base/src/inner.ts',
    'src/components/One/index.tsx:1: circle of folders: src/components/One imports src/components/Two',
    'src/components/Two/index.tsx:1: circle of folders: src/components/Two imports src/components/One',
    'src/components/Up/index.tsx:1: floor of src/components: src/components/Up/index.tsx imports packages/post-build/src/plugin.ts',
    'src/config/site.ts:1: circle of folders: src/config imports packages/model/src',
    'src/data/lonely.ts:1: undeclared package: src/data/lonely.ts imports node_modules/undeclared/index.js',
    'src/data/rows.ts:1: circle of folders: src/data imports src/config',
  ]);
  // The imports of committed files were checked before.
  git('add', '.');
  commit();
  expect(await checkImports(names, house)).toEqual([]);
});
