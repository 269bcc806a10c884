import fs from 'node:fs';
import path from 'node:path';
import { type FinishedBuild, readFinishedBuild } from './FinishedBuild.ts';
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

/** Returns the file that a page's HTML has on GitHub, which serves `x.html` at `/x`, and `x/index.html` at `/x/`. */
const fileOf = (page: string): string =>
  page === '' || page.endsWith('/') ? `${page}index.html` : `${page}.html`;

/**
 * Copies the files, with each page at the path where its only address needs no redirect, since GitHub redirects from `/x`
 * to `/x/` if there is `x/index.html`. A file at an old address is at both paths. GitHub serves a project's site below its
 * path, so the root of these files is the site's base.
 */
function writeForGitHub({ folder, files, pages, moved }: FinishedBuild, into: string): void {
  const addresses = new Map(pages.map((page) => [page.file, page.path]));
  const copy = (file: string, to: string) => fs.cpSync(path.join(folder, file), path.join(into, to));
  for (const file of files) {
    const address = addresses.get(file);
    copy(file, address === undefined ? file : fileOf(address));
  }
  for (const { file, path: oldAddress } of moved) copy(file, fileOf(oldAddress));
  // If the files are published from a branch, prevents GitHub from leaving out any because of their names.
  fs.writeFileSync(path.join(into, '.nojekyll'), '');
}
