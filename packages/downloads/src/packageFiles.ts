import fs from 'node:fs';
import path from 'node:path';
import { filesUnder } from '../../model/src/files.ts';
import { releasedArchive } from '../../history/src/archives.ts';
import { archiveName, type WorkspacePackage } from '../../model/src/packages.ts';
import { bytesAtServedAddress } from '../../markdown/src/servedAddress/atServedAddress.ts';
import { tarGz } from './tarGz.ts';

interface Manifest {
  name: string;
  version: string;
  bin?: Record<string, string>;
}

/** What is packed beside the code. */
const BESIDE = ['package.json', 'CHANGELOG.md', 'README.md', 'LICENSE'];

type Files = Map<string, Buffer>;

/** The files of a folder, by their paths from it, put into another one. */
export function filesOf(folder: string, into = ''): Files {
  const files = filesUnder(folder, ['.']).filter((name) => fs.statSync(path.join(folder, name)).isFile());
  return new Map(
    files.map((name) => [path.posix.join(into, name), fs.readFileSync(path.join(folder, name))]),
  );
}

/** What a package consists of, without what is made of the built site. */
export const codeOf = (root: string, prepared: string, { folder }: WorkspacePackage): Files =>
  new Map([
    ...BESIDE.map((name) => [name, fs.readFileSync(path.join(root, folder, name))] as const),
    ...filesOf(path.join(prepared, folder, 'dist'), 'dist'),
  ]);

/** A package's archive, by its name. */
export interface PackedArchive {
  name: string;
  content: Uint8Array;
}

/** The archive that the site serves of an SDK: the released one, whose bytes never change. */
export function servedArchive(root: string, sdk: WorkspacePackage): PackedArchive | undefined {
  const { version } = JSON.parse(
    fs.readFileSync(path.join(root, sdk.folder, 'package.json'), 'utf8'),
  ) as Manifest;
  const released = releasedArchive(root, sdk, version);
  return released && { name: released.name, content: fs.readFileSync(path.join(root, released.file)) };
}

/**
 * A package's archive, as this site serves it, and what npm calls it.
 *
 * @param hash - of the content, where the name has it
 */
export function archiveOf(sources: Files, hash?: string): PackedArchive {
  const files = new Map([...sources].map(([name, content]) => [name, bytesAtServedAddress(content)]));
  const manifest = JSON.parse(new TextDecoder().decode(files.get('package.json'))) as Manifest;
  const programs = Object.values(manifest.bin ?? {}).map((file) => path.posix.normalize(file));
  return { name: archiveName(manifest.name, manifest.version, hash), content: tarGz(files, programs) };
}
