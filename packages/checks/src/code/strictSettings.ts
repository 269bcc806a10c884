import fs from 'node:fs';
import { lineAt, type Problem } from '../../../model/src/problem.ts';
import { readTable } from '../../../model/src/readTable.ts';

const settings = readTable('packages/checks/src/code/strictSettings.tsv', ['file', 'setting']);

/** Reports settings that no longer stop a build or a test at a mistake, as when they were relaxed for a while. */
export const checkStrictSettings = (files: readonly string[], root = '.'): Problem[] =>
  settings
    .filter(({ file }) => files.includes(file))
    .flatMap(({ file, setting }) => {
      const text = fs.readFileSync(`${root}/${file}`, 'utf8');
      const [name = ''] = setting.split(/:/);
      const message = `a setting that finds mistakes was relaxed. Write ${setting}`;
      return text.includes(setting)
        ? []
        : { file, line: lineAt(text, Math.max(text.indexOf(name), 0)), message };
    });
