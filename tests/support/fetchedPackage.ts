import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Returns a folder with a part of a package from npm's registry, which is too large to be installed with the others.
 *
 * @param spec - the package with its exact version
 * @param integrity - the hash of its archive, as in a lockfile
 * @param part - the file or the folder to unpack
 */
export function fetchedPackage(spec: string, integrity: string, part: string): string {
  const folder = path.resolve('node_modules/.cache/corpus', spec.replace(/^@/, '').replace(/[^\w.-]+/g, '-'));
  const target = path.join(folder, 'package', part);
  if (fs.existsSync(target)) return target;
  fs.mkdirSync(folder, { recursive: true });
  const packed = execFileSync(
    'npm',
    ['pack', spec, '--silent', '--ignore-scripts', `--pack-destination=${folder}`],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const archive = path.join(folder, packed.trim());
  const hash = createHash('sha512').update(fs.readFileSync(archive)).digest('base64');
  if (`sha512-${hash}` !== integrity) throw new Error(`${spec}: the archive has the hash sha512-${hash}`);
  execFileSync('tar', ['-xzf', archive, '-C', folder, `package/${part}`]);
  fs.rmSync(archive);
  return target;
}
