import fs from 'node:fs';
import path from 'node:path';
import { filesUnder } from '../../model/src/files.ts';
import { releasedArchive } from '../../history/src/archives.ts';
import { archiveName, type WorkspacePackage } from '../../model/src/packages.ts';
import { replaceAddressInBytes } from '../../markdown/src/servedAddress/replaceAddress.ts';
import { tarGz } from './tarGz.ts';

interface Manifest {
  name: string;
  version: string;
  bin?: Record<string, string>;
}

/** Files that are packed in addition to the code. */
const ADDITIONAL_FILES = ['package.json', 'CHANGELOG.md', 'README.md', 'LICENSE'];

type Files = Map<string, Buffer>;

/** Returns the files of a folder by their relative paths, prefixed with another folder. */
export function filesOf(folder: string, prefix = ''): Files {
  const files = filesUnder(folder, ['.']).filter((name) => fs.statSync(path.join(folder, name)).isFile());
  return new Map(
    files.map((name) => [path.posix.join(prefix, name), fs.readFileSync(path.join(folder, name))]),
  );
}

/** Returns the files of a package, except for those derived from the built site. */
export const codeOf = (root: string, prepared: string, { folder }: WorkspacePackage): Files =>
  new Map([
    ...ADDITIONAL_FILES.map((name) => [name, fs.readFileSync(path.join(root, folder, name))] as const),
    ...filesOf(path.join(prepared, folder, 'dist'), 'dist'),
  ]);

export interface PackedArchive {
  name: string;
  content: Uint8Array;
}

/** Returns the released archive of an SDK that the site serves, whose bytes never change. */
export function servedArchive(root: string, sdk: WorkspacePackage): PackedArchive | undefined {
  const { version } = JSON.parse(
    fs.readFileSync(path.join(root, sdk.folder, 'package.json'), 'utf8'),
  ) as Manifest;
  const released = releasedArchive(root, sdk, version);
  return released && { name: released.name, content: fs.readFileSync(path.join(root, released.file)) };
}

/**
 * Returns a package's archive as served by this site, with the file name that npm uses.
 *
 * @param hash - hash of the content, if it's part of the name
 */
export function archiveOf(sources: Files, hash?: string): PackedArchive {
  const files = new Map([...sources].map(([name, content]) => [name, replaceAddressInBytes(content)]));
  const manifest = JSON.parse(new TextDecoder().decode(files.get('package.json'))) as Manifest;
  const programs = Object.values(manifest.bin ?? {}).map((file) => path.posix.normalize(file));
  return { name: archiveName(manifest.name, manifest.version, hash), content: tarGz(files, programs) };
}
