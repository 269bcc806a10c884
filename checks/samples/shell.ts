import fs from 'node:fs';
import path from 'node:path';
import { shellWords } from './curl.ts';
import type { Sample } from '../../facts/samples/extract.ts';
import type { Problem } from '../../facts/problem.ts';

const INSTALL =
  /^\s*(?:\$ )?(?:npm (?:install|i|add)|pnpm (?:add|install)|yarn add|bun (?:add|install))\s+(.+)$/;

/** Names that an install line may name: this repository's packages and all that its lockfile holds. */
export function knownPackages(root: string): Set<string> {
  const lock = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, unknown>;
  };
  return new Set(Object.keys(lock.packages).map((key) => key.replace(/^.*node_modules\//, '')));
}

/** Install lines name packages that exist; a name that nobody holds is how typing errors become attacks. */
export function checkInstall(sample: Sample, known: Set<string>): Problem[] {
  return sample.code.split('\n').flatMap((text, index) => {
    const names = shellWords(INSTALL.exec(text)?.[1] ?? '').filter(
      (word) => !/^[-.]/.test(word) && !word.endsWith('.tgz'),
    );
    return names
      .map((word) => word.replace(/(?<=.)@[^/]*$/, ''))
      .filter((name) => !known.has(name))
      .map((name) => ({
        file: sample.file,
        line: sample.line + index,
        message: `installs ${name}, which is neither a package of this repository nor in its lockfile`,
      }));
  });
}
