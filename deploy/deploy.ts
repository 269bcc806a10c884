import fs from 'node:fs';
import path from 'node:path';
import { readFinishedBuild } from './FinishedBuild.ts';
import type { Host } from './Host.ts';
import { hosts } from './hosts.ts';
import { UserError } from './UserError.ts';

const names = Object.keys(hosts).join(', ');

function hostOf(name: string | undefined): Host {
  if (!name) throw new UserError(`Name a host: npm run deploy -- <host>. The hosts are ${names}.`);
  const host = Object.hasOwn(hosts, name) ? hosts[name] : undefined;
  if (!host) throw new UserError(`There is no host "${name}". The hosts are ${names}.`);
  return host;
}

/**
 * Writes the files that a host needs into `out/<host>`, and returns that folder's path. Writes into a temporary folder
 * and swaps it in when it's complete, so the previous output stays until then.
 */
export async function deploy(name: string | undefined, from: string, out: string): Promise<string> {
  const host = hostOf(name);
  const build = readFinishedBuild(from);
  const folder = path.join(out, String(name));
  const fresh = `${folder}.new`;
  const old = `${folder}.old`;
  // Restores the old folder after a run that stopped between the two renames.
  if (!fs.existsSync(folder) && fs.existsSync(old)) fs.renameSync(old, folder);
  fs.rmSync(fresh, { recursive: true, force: true });
  fs.mkdirSync(fresh, { recursive: true });
  try {
    await host.write(build, fresh);
  } catch (error) {
    fs.rmSync(fresh, { recursive: true, force: true });
    throw error;
  }
  fs.rmSync(old, { recursive: true, force: true });
  if (fs.existsSync(folder)) fs.renameSync(folder, old);
  fs.renameSync(fresh, folder);
  fs.rmSync(old, { recursive: true, force: true });
  return folder;
}
