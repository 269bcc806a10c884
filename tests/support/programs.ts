import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Folders of programs that aren't on the PATH of all users. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/** Returns the first installed program: the one that the variable names, or the first of the names that is on the PATH. */
export function findProgram(variable: string, ...names: readonly string[]): string | undefined {
  const configured = process.env[variable];
  if (configured) {
    if (!fs.existsSync(configured)) throw new Error(`${variable} is ${configured}, which doesn't exist`);
    return configured;
  }
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...SYSTEM_FOLDERS];
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(fs.existsSync);
}

/** Installs packages with the system's package manager, without starting a service. */
export function installPackages(...packages: readonly string[]): void {
  console.log(`Installing ${packages.join(', ')} with apt-get.`);
  const root = process.getuid?.() === 0 ? [] : ['sudo'];
  for (const words of [['update'], ['install', '-y', ...packages]]) {
    const [program = '', ...args] = [...root, 'env', 'RUNLEVEL=1', 'apt-get', ...words];
    execFileSync(program, args, { stdio: 'inherit' });
  }
}
