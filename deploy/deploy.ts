import fs from 'node:fs';
import path from 'node:path';
import { readFinishedBuild } from './FinishedBuild.ts';
import { hosts } from './hosts.ts';
import { UserError } from './UserError.ts';

/**
 * Writes the files that a host needs into `out/<host>`, and returns that folder's path. The previous output stays until
 * the new one is complete.
 */
export async function deploy(host: string | undefined, from: string, out: string): Promise<string> {
  const write = hosts.get(host ?? '');
  if (host === undefined || !write)
    throw new UserError(
      `${host === undefined ? 'Name a host' : `There is no host "${host}"`}: npm run deploy -- <host>. The hosts are ${[...hosts.keys()].join(', ')}.`,
    );
  const build = readFinishedBuild(from);
  const folder = path.join(out, host);
  const fresh = `${folder}.new`;
  fs.rmSync(fresh, { recursive: true, force: true });
  fs.mkdirSync(fresh, { recursive: true });
  try {
    await write(build, fresh);
    fs.rmSync(folder, { recursive: true, force: true });
    fs.renameSync(fresh, folder);
  } finally {
    fs.rmSync(fresh, { recursive: true, force: true });
  }
  return folder;
}
