import fs from 'node:fs';
import type { Problem } from '../../../model/src/problem.ts';

/** Reports allowed names that no page needs any more, so that the list stays short. */
export function checkUnusedNames(
  file: string,
  allowed: Readonly<Record<string, string>>,
  used: ReadonlySet<string>,
): Problem[] {
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  const lineOf = (name: string) =>
    lines.findIndex((text) => [`${name}:`, `'${name}':`].some((start) => text.trim().startsWith(start))) + 1;
  return Object.keys(allowed)
    .filter((name) => !used.has(name))
    .map((name) => ({
      file,
      line: lineOf(name),
      message: `\`${name}\` is in the list, but no page uses it: remove it`,
    }));
}
