import fs from 'node:fs';
import path from 'node:path';
import { writeFile } from '../../model/src/files.ts';
import { sdkTrees, type SdkTree } from '../../model/src/packages.ts';
import { compareVersions } from '../../model/src/versions.ts';
import type { ApiItem } from './ApiItem.ts';

/** The names of APIs with a history: each SDK by the name of its reference, and the API's description. */
export type HistoryId = SdkTree | 'openapi';
export const historyIds: readonly HistoryId[] = [...sdkTrees, 'openapi'];

/** The folder of the snapshots: a folder for each version, with a file for each API that was released with it. */
export const RELEASES_FOLDER = 'packages/history/releases';

/** A public API in one release. */
export interface Snapshot {
  version: string;
  items: readonly ApiItem[];
}

export const snapshotFile = (version: string, id: HistoryId): string =>
  `${RELEASES_FOLDER}/${version}/${id}.json`;

const KEYS = [
  ...['name', 'kind', 'entry', 'in', 'type', 'media', 'headers', 'default'],
  ...['static', 'readonly', 'optional', 'deprecated'],
] as const satisfies (keyof ApiItem)[];

/** Formats a snapshot with one line per item, so that a diff of two files reads as a list of changes. */
function snapshotText({ version, items }: Snapshot): string {
  const lines = items.map((item) => `    ${JSON.stringify(item, [...KEYS])}`);
  return `{\n  "version": ${JSON.stringify(version)},\n  "items": [\n${lines.join(',\n')}\n  ]\n}\n`;
}

/** Returns the released versions, oldest first. */
export function releasedVersions(root: string, id: HistoryId): string[] {
  const folder = path.join(root, RELEASES_FOLDER);
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((version) => fs.existsSync(path.join(root, snapshotFile(version, id))))
    .toSorted(compareVersions);
}

/** Reads a release's snapshot. Throws an error that names the file if it was edited by hand. */
export function readSnapshot(root: string, version: string, id: HistoryId): Snapshot {
  const file = snapshotFile(version, id);
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  const stop = (reason: string): never => {
    throw new Error(
      `${file}:1: ${reason}. The snapshot of a release must not change: restore the file with git.`,
    );
  };
  let snapshot: Snapshot;
  try {
    snapshot = JSON.parse(text) as Snapshot;
  } catch {
    return stop("the file isn't valid JSON");
  }
  if (snapshot.version !== version)
    stop(`the file is the snapshot of ${snapshot.version}, not of ${version}`);
  if (snapshotText(snapshot) !== text) stop('the file was edited by hand');
  return snapshot;
}

/** Writes the snapshot of a new release. Throws if the version was already released with another API. */
export function writeSnapshot(root: string, id: HistoryId, { version, items }: Snapshot): void {
  const file = snapshotFile(version, id);
  const text = snapshotText({ version, items: items.toSorted((a, b) => (a.name < b.name ? -1 : 1)) });
  const target = path.join(root, file);
  if (fs.existsSync(target)) {
    if (fs.readFileSync(target, 'utf8') === text) return;
    throw new Error(
      `${file}:1: ${version} is already released, with a different API. Give the release a new version in the changelog.`,
    );
  }
  writeFile(target, text);
}
