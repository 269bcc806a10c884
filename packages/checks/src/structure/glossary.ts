import fs from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../../model/src/problem.ts';

const FILE = 'src/data/glossary.json';

/** Reports terms that are defined twice, since the later definition would silently win. */
export function checkGlossary(root: string): Problem[] {
  const file = path.join(root, FILE);
  if (!fs.existsSync(file)) return [];
  const seen = new Map<string, number>();
  return fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text, index) => {
      const slug = /^ {4}"([^"]+)": \{/.exec(text)?.[1];
      if (slug === undefined) return [];
      const line = index + 1;
      const before = seen.get(slug);
      if (before === undefined) seen.set(slug, line);
      const message = `the term "${slug}" is defined already, on line ${before}. Keep one definition`;
      return before === undefined ? [] : [{ file: FILE, line, message }];
    });
}
