import fs from 'node:fs';
import path from 'node:path';
import { lineAt, type Problem } from '../../../model/src/problem.ts';

/** Reports sources in the scripts of a `package.json` that don't exist. */
export const checkScriptFiles = (files: readonly string[]): Problem[] =>
  files
    .filter((file) => path.basename(file) === 'package.json')
    .flatMap((file) => {
      const text = fs.readFileSync(file, 'utf8');
      const scripts = /"scripts": \{[^}]*\}/.exec(text);
      return [...(scripts?.[0] ?? '').matchAll(/[\w./-]+\/[\w.-]+\.[cm]?[jt]s\b/g)]
        .filter(([name]) => !fs.existsSync(path.join(path.dirname(file), name)))
        .map(({ index, 0: name }) => ({
          file,
          line: lineAt(text, (scripts?.index ?? 0) + index),
          message: `there is no file ${name}. Correct its path`,
        }));
    });
