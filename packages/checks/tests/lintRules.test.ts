import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import sameBytes from '../../../.config/sameBytes.mjs';
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts';
import { readTable } from '../../model/src/readTable.ts';
import { parseToolJson, runTool } from '../src/code/runTool.ts';

interface Diagnostic {
  filename: string;
  message: string;
  labels: { span: { line: number } }[];
}

/** Code and the message about its first line, if there is one. */
const rows = readTable('packages/checks/tests/lintRules.tsv', ['file', 'code', 'message']);
/** The rules of this repository, alone. */
const settings = {
  plugins: [],
  jsPlugins: ['commentRule', 'jsxRule', 'syntaxRule'].map((name) => path.resolve(`.config/${name}.mjs`)),
  categories: {},
  rules: {
    'comments/plain': 'error',
    'jsx/known-ids': 'error',
    'jsx/no-bare-text': 'error',
    'jsx/no-number-condition': 'error',
    'syntax/effect-dependencies': 'error',
  },
  overrides: sameBytes,
};

const { root, pathOf, write } = temporaryFolder();
const fileOf = ({ at, file }: (typeof rows)[number]) =>
  path.join(path.dirname(file), `line${at.split(':')[1]}${path.extname(file)}`);
let found: Diagnostic[] = [];
beforeAll(async () => {
  for (const row of rows) write(fileOf(row), row.code);
  const config = write('oxlint.json', JSON.stringify(settings));
  const { output } = await runTool('oxlint', ['-c', config, '--allow', 'all', '--format', 'json', root]);
  found = parseToolJson<{ diagnostics: Diagnostic[] }>('oxlint', '{', output).diagnostics;
});

it.each(rows)('$file: $code: $message', (row) => {
  const own = found.filter(({ filename }) => path.resolve(filename) === pathOf(fileOf(row)));
  expect(own.map(({ message, labels }) => `${labels[0]?.span.line}: ${message}`)).toEqual(
    row.message ? [expect.stringMatching(/^1: /)] : [],
  );
  if (row.message) expect(own[0]?.message).toContain(row.message);
});
