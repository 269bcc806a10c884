import fs from 'node:fs';
import { lineAt, type Problem } from '../../../model/src/problem.ts';
import { readTable } from '../../../model/src/readTable.ts';

/** The settings of each file that have one strict value, as a pattern. */
const rows = readTable('packages/checks/src/code/strictSettings.tsv', ['file', 'value', 'settings']);

/** Reports settings that no longer stop a build or a test at a mistake, as when they were relaxed for a while. */
export const checkStrictSettings = (files: readonly string[], root = '.'): Problem[] =>
  rows
    .filter(({ file }) => files.includes(file))
    .flatMap(({ file, value, settings }) => {
      const text = fs.readFileSync(`${root}/${file}`, 'utf8');
      return settings.split(', ').flatMap((name) => {
        // A line may be a comment.
        const setting = `^(?!\\s*(?://|#)).*?\\b${name}"?:\\s+(?:- )?(${value}(?=[\\s,]))?`;
        const found = [...text.matchAll(new RegExp(setting, 'gm'))];
        const relaxed =
          found.length > 0 ? found.filter(([, strict]) => strict === undefined) : [{ index: 0 }];
        const message = `a setting that finds mistakes was relaxed. Write ${name}: ${value}`;
        return relaxed.map(({ index }) => ({ file, line: lineAt(text, index), message }));
      });
    });
