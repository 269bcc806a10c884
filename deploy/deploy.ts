import fs from 'node:fs';
import path from 'node:path';
import { readFinishedBuild } from './FinishedBuild.ts';
import type { Host } from './Host.ts';
import { hosts } from './hosts.ts';
import { Refusal } from './Refusal.ts';

const names = Object.keys(hosts).join(', ');

function hostOf(name: string | undefined): Host {
  if (!name) throw new Refusal(`Name a host: npm run deploy -- <host>. There are: ${names}.`);
  const host = Object.hasOwn(hosts, name) ? hosts[name] : undefined;
  if (!host) throw new Refusal(`There is no host "${name}". There are: ${names}.`);
  return host;
}

/**
 * Writes what a host needs into `out/<host>`, and gives that folder's path. It is made beside and swapped in when it is
 * whole: what was there before stays until then.
 */
export async function deploy(name: string | undefined, from: string, out: string): Promise<string> {
  const host = hostOf(name);
  const build = readFinishedBuild(from);
  const folder = path.join(out, String(name));
  const fresh = `${folder}.new`;
  const old = `${folder}.old`;
  // A run that was stopped between its two names.
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
