import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { problemLine } from '../../model/src/problem.ts';
import { checkImports } from '../src/code/imports.ts';
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts';

/** A small project in which some files break a rule. */
const files = {
  'package.json': '{ "name": "house", "dependencies": { "declared": "1.0.0" } }',
  'tsconfig.json': '{}',
  'node_modules/declared/index.js': '',
  'node_modules/undeclared/index.js': '',
  'packages/sdk-base/src/index.ts': "export * from './inner.ts';",
  'packages/sdk-base/src/inner.ts': 'export const inner = 1;',
  'packages/model/src/fact.ts': "export { inner } from '../../sdk-base/src/inner.ts';",
  'packages/model/src/up.ts': "export type { Row } from '../../../src/data/rows.ts';",
  'packages/history/package.json': '{ "private": true, "exports": { "./open": "./src/open.ts" } }',
  'packages/history/src/open.ts': 'export const open = 1;',
  'packages/history/src/inner.ts': 'export const inner = 1;',
  'packages/markdown/src/history.ts':
    "export * from '../../history/src/open.ts';\nexport { inner } from '../../history/src/inner.ts';",
  'packages/search/src/worker.ts': "export * from '../../model/src/fact.ts'; export * from './pack.ts';",
  'packages/search/src/pack.ts': "import fs from 'node:fs'; export const pack = fs;",
  'src/config/site.ts': "import 'declared'; export * from '../../packages/model/src/fact.ts';",
  'src/data/rows.ts': "import { site } from '../config/site.ts'; export interface Row { site: typeof site }",
  'src/data/lonely.ts': "import 'undeclared';",
  'src/components/Inner/index.tsx': "export * from '../../../packages/sdk-base/src/inner.ts';",
  'src/components/One/index.tsx': "export * from '../Two/part.ts';",
  'src/components/Two/index.tsx': "export * from '../One/index.tsx';",
  'src/components/Two/part.ts': 'export const part = 1;',
  'src/components/Up/index.tsx': "export * from '../../../packages/post-build/src/plugin.ts';",
  'packages/post-build/src/plugin.ts': "export * from '../../../src/data/rows.ts';",
  'packages/post-build/src/circle.ts': "export * from './back.ts';",
  'packages/post-build/src/back.ts': "export * from './circle.ts';",
  'tools/scripts/start.ts': "import '../../packages/post-build/src/plugin.ts';",
  'packages/checks/src/check.ts': "import '../../../tools/scripts/start.ts';",
};

const { root: house, write } = temporaryFolder();

it('names every import of a higher layer or of a file that its room keeps, cycle, use of Node in the browser and undeclared package', async () => {
  for (const [name, text] of Object.entries(files)) write(name, text);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: house });
  git('init', '--quiet');
  const author = ['-c', 'user.name=a', '-c', 'user.email=a@a.example'];
  const commit = () => git(...author, 'commit', '--allow-empty', '--quiet', '--message', 'all');
  commit();
  const problems = await checkImports(Object.keys(files), house);
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
  expect(await checkImports(Object.keys(files), house)).toEqual([]);
});
