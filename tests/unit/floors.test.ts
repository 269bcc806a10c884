import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

/** A small house with one fault in each file; a file without a comment has none. */
const files = {
  'package.json': '{ "name": "house", "dependencies": { "declared": "1.0.0" } }',
  'tsconfig.json': '{}',
  'node_modules/declared/index.js': '',
  'node_modules/undeclared/index.js': '',
  'sdk/base/src/index.ts': "export * from './inner.ts';",
  'sdk/base/src/inner.ts': 'export const inner = 1;',
  'facts/fact.ts': "export { inner } from '../sdk/base/src/inner.ts';",
  'facts/up.ts': "export type { Row } from '../src/data/rows.ts';",
  'search/src/worker.ts': "export * from '../../facts/fact.ts'; export * from './pack.ts';",
  'search/src/pack.ts': "import fs from 'node:fs'; export const pack = fs;",
  'src/config/site.ts': "import 'declared'; export * from '../../facts/fact.ts';",
  'src/data/rows.ts': "import { site } from '../config/site.ts'; export interface Row { site: typeof site }",
  'src/data/lonely.ts': "import 'undeclared';",
  'src/components/Inner/index.tsx': "export * from '../../../sdk/base/src/inner.ts';",
  'src/components/One/index.tsx': "export * from '../Two/part.ts';",
  'src/components/Two/index.tsx': "export * from '../One/index.tsx';",
  'src/components/Two/part.ts': 'export const part = 1;',
  'src/components/Up/index.tsx': "export * from '../../plugins/plugin.ts';",
  'src/plugins/plugin.ts': "export * from '../data/rows.ts';",
  'src/plugins/circle.ts': "export * from './back.ts';",
  'src/plugins/back.ts': "export * from './circle.ts';",
  'scripts/start.ts': "import '../src/plugins/plugin.ts';",
  'checks/check.ts': "import '../scripts/start.ts';",
};

const house = fs.mkdtempSync(path.join(os.tmpdir(), 'floors-'));
afterAll(() => fs.rmSync(house, { recursive: true }));

it('names every arrow up, circle, way to Node and package that nobody declared', () => {
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.join(house, path.dirname(name)), { recursive: true });
    fs.writeFileSync(path.join(house, name), text);
  }
  const config = path.resolve('.config/dependency-cruiser.mjs');
  const program = path.resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const { stdout } = spawnSync(
    process.execPath,
    [program, '--config', config, '--output-type', 'json', '.'],
    {
      cwd: house,
      encoding: 'utf8',
    },
  );
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { rule: { name: string }; from: string; to: string }[] };
  };
  expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`).toSorted()).toEqual([
    'circle of files: src/plugins/back.ts → src/plugins/circle.ts',
    'circle of folders: facts → src/data',
    'circle of folders: src/components/One → src/components/Two',
    'circle of folders: src/components/Two → src/components/One',
    'circle of folders: src/config → facts',
    'circle of folders: src/data → src/config',
    'floor of checks: checks/check.ts → scripts/start.ts',
    'floor of facts: facts/up.ts → src/data/rows.ts',
    'floor of src/components: src/components/Up/index.tsx → src/plugins/plugin.ts',
    'node in the browser: search/src/worker.ts → fs',
    'sdk internals: src/components/Inner/index.tsx → sdk/base/src/inner.ts',
    'undeclared package: src/data/lonely.ts → node_modules/undeclared/index.js',
  ]);
});
