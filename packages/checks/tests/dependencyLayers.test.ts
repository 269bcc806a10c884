import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
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
    "export * from '../../history/src/open.ts'; export { inner } from '../../history/src/inner.ts';",
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

it('names every import of a higher layer or of a file that its room keeps, cycle, use of Node in the browser and undeclared package', () => {
  for (const [name, text] of Object.entries(files)) write(name, text);
  const config = path.resolve('.config/dependency-cruiser.mjs');
  const program = path.resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const command = [program, '--config', config, '--output-type', 'json', '.'];
  const { stdout } = spawnSync(process.execPath, command, { cwd: house, encoding: 'utf8' });
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { rule: { name: string }; from: string; to: string }[] };
  };
  expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`).toSorted()).toEqual([
    'circle of files: packages/post-build/src/back.ts → packages/post-build/src/circle.ts',
    'circle of folders: packages/model/src → src/data',
    'circle of folders: src/components/One → src/components/Two',
    'circle of folders: src/components/Two → src/components/One',
    'circle of folders: src/config → packages/model/src',
    'circle of folders: src/data → src/config',
    'entries of packages/history: packages/markdown/src/history.ts → packages/history/src/inner.ts',
    'floor of packages/checks: packages/checks/src/check.ts → tools/scripts/start.ts',
    'floor of packages/model: packages/model/src/up.ts → src/data/rows.ts',
    'floor of src/components: src/components/Up/index.tsx → packages/post-build/src/plugin.ts',
    'node in the browser: packages/search/src/worker.ts → fs',
    'sdk internals: src/components/Inner/index.tsx → packages/sdk-base/src/inner.ts',
    'undeclared package: src/data/lonely.ts → node_modules/undeclared/index.js',
  ]);
});
