import fs from 'node:fs';
import path from 'node:path';
import { readFinishedBuild, type FinishedBuild } from './FinishedBuild.ts';
import { writeForGitHub } from './github.ts';
import { writeForNginx } from './nginx/index.ts';
import { UserError } from './UserError.ts';

/** Every host, by its name. Each function writes all files that the host needs into an empty folder. */
const hosts = new Map<string, (build: FinishedBuild, folder: string) => void | Promise<void>>([
  ['nginx', writeForNginx],
  ['github', writeForGitHub],
]);

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
