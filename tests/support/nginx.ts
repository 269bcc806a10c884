import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Folders in which some systems install nginx that are not on the PATH of users other than root. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/** Returns an installed nginx: the one named in NGINX_PATH, or one on the PATH. */
function findNginx(): string | undefined {
  const configured = process.env.NGINX_PATH;
  if (configured) {
    if (!fs.existsSync(configured)) throw new Error(`NGINX_PATH is ${configured}, which doesn't exist`);
    return configured;
  }
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...SYSTEM_FOLDERS];
  return folders.map((folder) => path.join(folder, 'nginx')).find(fs.existsSync);
}

/** Finds nginx, or installs it with the system's package manager. It is not started as a service. */
export function ensureNginx(): string {
  const installed = findNginx();
  if (installed) return installed;
  console.log('No nginx found: installing it with apt-get.');
  const root = process.getuid?.() === 0 ? [] : ['sudo'];
  for (const command of [
    [...root, 'apt-get', 'update'],
    [...root, 'env', 'RUNLEVEL=1', 'apt-get', 'install', '-y', '--no-install-recommends', 'nginx-light'],
  ]) {
    const [program = '', ...args] = command;
    execFileSync(program, args, { stdio: 'inherit' });
  }
  const fromSystem = findNginx();
  if (!fromSystem) throw new Error('nginx could be neither found nor installed. Set NGINX_PATH to its path.');
  return fromSystem;
}
