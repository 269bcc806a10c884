import fs from 'node:fs';
import path from 'node:path';
import { jsonFault } from '../../../model/src/parseJson.ts';
import { lineAt, type Problem } from '../../../model/src/problem.ts';

type Versions = Readonly<Record<string, string>>;
interface Manifest {
  dependencies?: Versions;
  devDependencies?: Versions;
  version?: string;
}

const readJson = <T>(file: string) => JSON.parse(fs.readFileSync(file, 'utf8')) as T;
const statedIn = ({ dependencies, devDependencies }: Manifest): Versions => ({
  ...dependencies,
  ...devDependencies,
});

/**
 * Reports versions in a `package.json` that differ from its lock file. An app without one, such as a starter, has the
 * exact versions that the repository is tested with.
 */
export const checkLockedVersions = (files: readonly string[]): Problem[] =>
  files
    .filter((file) => path.basename(file) === 'package.json')
    .flatMap((file) => {
      const text = fs.readFileSync(file, 'utf8');
      // Another rule reports it.
      if (jsonFault(text)) return [];
      const folder = path.dirname(file);
      const own = path.join(folder, 'package-lock.json');
      const lock = fs.existsSync(own) ? own : 'package-lock.json';
      const { packages } = readJson<{ packages: Readonly<Record<string, Manifest>> }>(lock);
      const locked = packages[path.relative(path.dirname(lock), folder)];
      return Object.entries(statedIn(JSON.parse(text) as Manifest)).flatMap(([name, stated]) => {
        const isExact = /^\d/.test(stated);
        const version = locked
          ? (statedIn(locked)[name] ?? 'missing')
          : isExact && packages[`node_modules/${name}`]?.version;
        const message = `${name} is ${stated} here, and ${version} in ${lock}. Write the same version in both`;
        return !version || version === stated
          ? []
          : { file, line: lineAt(text, text.indexOf(`"${name}": "${stated}"`)), message };
      });
    });
