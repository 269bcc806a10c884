import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { archiveName, sdkPackages, type WorkspacePackage } from '../../model/src/packages.ts';
import type { Problem } from '../../model/src/problem.ts';
import { compareVersions } from '../../model/src/versions.ts';
import { RELEASES_FOLDER } from './Snapshot.ts';

/** The name of the file with the checksums of a release's archives, in the release's folder. */
const SUMS = 'SHA256SUMS';

/** An SDK's archive, as built for the release of its version. */
export interface ReleasedArchive {
  name: string;
  version: string;
  /** Path from the root of the repository. */
  file: string;
  /** SHA-256 of its bytes, in hexadecimal. */
  sum: string;
}

export const checksumOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

const sumsFile = (version: string): string => `${RELEASES_FOLDER}/${version}/${SUMS}`;

/** Returns the archives of every release, oldest release first. */
export const releasedArchives = (root: string): ReleasedArchive[] =>
  fs
    .readdirSync(path.join(root, RELEASES_FOLDER))
    .filter((version) => fs.existsSync(path.join(root, sumsFile(version))))
    .toSorted(compareVersions)
    .flatMap((version) =>
      fs
        .readFileSync(path.join(root, sumsFile(version)), 'utf8')
        .trim()
        .split('\n')
        .map((line) => {
          const [sum = '', name = ''] = line.split('  ');
          return { name, version, file: `${RELEASES_FOLDER}/${version}/${name}`, sum };
        }),
    );

/** Removes the archives of every release, because a new brand has no releases yet. */
export function removeArchives(root: string): void {
  for (const { file, version } of releasedArchives(root)) {
    fs.rmSync(path.join(root, file), { force: true });
    fs.rmSync(path.join(root, sumsFile(version)), { force: true });
  }
}

/** Returns the archive of a package's version, if it was released. */
export function releasedArchive(
  root: string,
  { name }: WorkspacePackage,
  version: string,
): ReleasedArchive | undefined {
  const archive = archiveName(name, version);
  return releasedArchives(root).find((each) => each.name === archive);
}

/**
 * Returns the archives' problems: a missing file, one that differs from its recorded checksum, or a released SDK
 * without an archive.
 *
 * @param released - the newest release of each SDK, by the SDK's name
 */
export function archiveProblems(root: string, released: ReadonlyMap<string, string>): Problem[] {
  const archives = releasedArchives(root);
  const changed = archives.flatMap(({ name, version, file, sum }, index): Problem[] => {
    const line = archives.slice(0, index).filter((previous) => previous.version === version).length + 1;
    const absolutePath = path.join(root, file);
    if (!fs.existsSync(absolutePath))
      return [{ file: sumsFile(version), line, message: `${name} is missing. Restore the file with git.` }];
    if (checksumOf(fs.readFileSync(absolutePath)) === sum) return [];
    const message = `${name} isn't the released file: its checksum differs. Restore both files with git.`;
    return [{ file: sumsFile(version), line, message }];
  });
  const missing = sdkPackages.flatMap(({ name, folder }): Problem[] => {
    const version = released.get(name);
    if (version === undefined || archives.some((each) => each.name === archiveName(name, version))) return [];
    const message = `${name} ${version} is released, but its archive is missing in ${RELEASES_FOLDER}/${version}. Run npm run release.`;
    return [{ file: `${folder}/package.json`, line: 1, message }];
  });
  return [...changed, ...missing];
}

/**
 * Saves the archives of a release, with their checksums. Throws if an archive exists already, because a released
 * archive never changes.
 *
 * @param archives - the bytes of each archive, by its name
 */
export function saveArchives(root: string, version: string, archives: ReadonlyMap<string, Uint8Array>): void {
  const folder = path.join(root, RELEASES_FOLDER, version);
  for (const [name, content] of archives) {
    if (releasedArchives(root).some((each) => each.name === name))
      throw new Error(
        `${RELEASES_FOLDER}/${version}/${name} is already released, and a released archive must not change. Release a new version.`,
      );
    fs.writeFileSync(path.join(folder, name), content);
  }
  const lines = [...archives].map(([name, content]) => `${checksumOf(content)}  ${name}\n`);
  fs.appendFileSync(path.join(root, sumsFile(version)), lines.join(''));
}
