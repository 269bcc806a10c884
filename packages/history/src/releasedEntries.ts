import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { sdkPackages, type SdkPackage } from '../../model/src/packages.ts';
import { releasedArchive, type ReleasedArchive } from './archives.ts';

/**
 * The folder of unpacked archives, relative to the root of the repository. Each archive's folder is named by its
 * checksum.
 */
const CACHE = 'node_modules/.cache/released';

interface Manifest {
  version: string;
  exports: Record<string, string | { types: string }>;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/**
 * Returns the declaration file of each entry point of the SDKs' released archives, or nothing if an SDK has no archive.
 */
export function releasedEntries(root: string): Record<string, string> | undefined {
  const entries: Record<string, string> = {};
  for (const sdk of sdkPackages as readonly SdkPackage[]) {
    const archive = releasedArchive(root, sdk, readManifest(path.join(root, sdk.folder)).version);
    if (!archive) return undefined;
    const folder = unpack(root, archive);
    const { exports } = readManifest(folder);
    for (const { specifier } of sdk.entries) {
      const entry = exports[`.${specifier.slice(sdk.name.length)}`];
      if (typeof entry === 'object') entries[specifier] = path.join(folder, entry.types);
    }
  }
  return entries;
}

/** Unpacks an archive once and atomically, because other processes may be reading it. */
function unpack(root: string, { file, sum }: ReleasedArchive): string {
  const folder = path.join(root, CACHE, sum.slice(0, 16));
  if (!fs.existsSync(folder)) {
    const work = `${folder}.${process.pid}`;
    fs.mkdirSync(work, { recursive: true });
    execFileSync('tar', ['-xzf', path.join(root, file), '-C', work]);
    if (!fs.existsSync(folder)) fs.renameSync(work, folder);
    fs.rmSync(work, { recursive: true, force: true });
  }
  return path.join(folder, 'package');
}
