import fs from 'node:fs';
import path from 'node:path';
import { UserError } from '../UserError.ts';
import { filesBelow, type Disk } from './Disk.ts';
import type { ReleasePaths } from './ReleasePaths.ts';

/** A site to publish. */
export interface PublishableSite {
  /** The folder with its files. */
  folder: string;
  /** The folders in it whose files never change, because their names contain a hash of their content. */
  hashed: readonly string[];
  /** Returns the server's configuration files for the site by name, if it's served from the given folder. */
  configuration: (root: string) => Record<string, string>;
}

/** The data that a release records about itself. */
export interface Manifest {
  /** Its files below `kept/`. */
  kept: string[];
}

export const manifestOf = (paths: ReleasePaths, release: string): Manifest => {
  const file = path.join(paths.releases, release, 'release.json');
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
  } catch {
    throw new UserError(
      `${file} can't be read. Delete the folder of this release if it isn't the current one.`,
    );
  }
};

const isBelow = (file: string, folders: readonly string[]) =>
  folders.some((folder) => file.startsWith(`${folder}/`));

/**
 * Writes a release next to the others. The release gets its name only when it's complete, and nothing links to it yet.
 */
export function writeRelease(disk: Disk, paths: ReleasePaths, site: PublishableSite, release: string): void {
  const files = filesBelow(site.folder);
  const kept = files.filter((file) => isBelow(file, site.hashed));
  for (const file of kept) addHashedFile(disk, paths, path.join(site.folder, file), file);
  const fresh = path.join(paths.staging, release);
  const created = new Set<string>();
  const folderOf = (file: string) => {
    const folder = path.dirname(file);
    if (!created.has(folder)) disk.makeFolder(folder);
    created.add(folder);
    return file;
  };
  for (const file of files) {
    if (!isBelow(file, site.hashed))
      disk.copyFile(path.join(site.folder, file), folderOf(path.join(fresh, 'site', file)));
  }
  for (const folder of site.hashed) {
    const link = folderOf(path.join(fresh, 'site', folder));
    // The final folder has the same depth, so the relative link stays valid.
    disk.link(path.relative(path.dirname(link), path.join(paths.hashedFiles, folder)), link);
  }
  const root = path.join(paths.releases, release, 'site');
  for (const [name, text] of Object.entries(site.configuration(root)))
    disk.write(folderOf(path.join(fresh, name)), text);
  disk.write(
    folderOf(path.join(fresh, 'release.json')),
    `${JSON.stringify({ kept } satisfies Manifest, null, 2)}\n`,
  );
  disk.makeFolder(paths.releases);
  disk.rename(fresh, path.join(paths.releases, release));
}

/** Adds a file to those that releases share, unless it exists. The rename is atomic, so readers never get a part of it. */
function addHashedFile(disk: Disk, paths: ReleasePaths, from: string, file: string): void {
  const to = path.join(paths.hashedFiles, file);
  if (fs.existsSync(to)) {
    // Two versions of a compressor may compress the same content differently.
    if (/\.(?:br|gz)$/.test(file) || fs.readFileSync(from).equals(fs.readFileSync(to))) return;
    throw new UserError(
      `${from} has the same name as ${to}, but other content. Browsers cache a hashed file forever, so other content needs another name.`,
    );
  }
  const part = path.join(paths.staging, 'part');
  disk.copyFile(from, part);
  if (!fs.existsSync(path.dirname(to))) disk.makeFolder(path.dirname(to));
  disk.rename(part, to);
}
