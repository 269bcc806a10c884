import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { filesUnder } from '../../../model/src/files.ts';
import type { Problem } from '../../../model/src/problem.ts';

const CONFIG = 'docusaurus.config.ts';
/** Matches files that load others, as `git grep` takes them. */
const LOADERS = [...['ts', 'tsx', 'mjs', 'mdx', 'css', 'json'].map((ending) => `*.${ending}`), ':!*tests/*'];

/** Reports styles, data and files for readers that nothing loads, if a file that could load them has changed. */
export function checkUnusedFiles(changed: readonly string[], root = '.'): Problem[] {
  if (!changed.some((file) => /^(?:src|docs|api|static|packages)\//.test(file) || file === CONFIG)) return [];
  const files = filesUnder(root, ['src/css', 'src/data', 'static'], /\/[^/.]+\.\w+$/);
  const names = files.flatMap((file) => ['-e', `/${path.parse(file).name}`]);
  const command = ['grep', '--no-index', '--exclude-standard', '-hF', ...names, '--', ...LOADERS];
  const { stdout } = spawnSync('git', command, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
  const settings = fs.readFileSync(path.join(root, CONFIG), 'utf8');
  return files.flatMap((file) => {
    const { name, ext, dir } = path.parse(file);
    const isOptional = ext === '.css' ? '' : '?';
    const address = new RegExp(`(?:${path.basename(dir)}|\\.)/${name}(?:\\${ext})${isOptional}[\\s'"\`)?#]`);
    const isLoaded = address.test(stdout) || (ext === '.css' && settings.includes(`'${name}'`));
    const where = ext === '.css' ? ` in ${CONFIG}` : '';
    return isLoaded
      ? []
      : { file, line: 1, message: `nothing loads the file. Load it${where}, or remove it` };
  });
}
