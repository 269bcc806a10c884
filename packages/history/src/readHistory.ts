import fs from 'node:fs';
import path from 'node:path';
import { addReads } from '../../model/src/cache/recordReads.mjs';
import { ownerOf } from './ApiItem.ts';
import type { Change } from './Change.ts';
import type { ReleaseLine, VersionPair } from './ReleaseLine.ts';
import type { HistoryId } from './Snapshot.ts';

/** The file that `npm run gen` generates from the snapshots and the sources. */
export const historyFile = 'packages/history/releases/generated/changes.json';

/** The changes of a symbol or an operation, and of its members, in one version. */
export interface VersionChanges {
  version: string;
  changes: readonly Change[];
}

/** The changes of the APIs from release to release, and since the last one. */
export class ApiHistory {
  constructor(readonly lines: readonly ReleaseLine[]) {}

  /** Returns the version that added a symbol, an operation or a schema. */
  addedIn(id: HistoryId, name: string): string {
    const line = this.#line(id);
    const added = line.pairs.findLast(({ changes }) =>
      changesOfLine(line, changes).some((change) => change.name === name && change.what === 'added'),
    );
    return added?.to ?? line.first;
  }

  /** Whether a version isn't released yet. */
  isUnreleased(id: HistoryId, version: string): boolean {
    return this.comingVersion(id) === version;
  }

  /** Returns the next version, if the sources differ from the last release. */
  comingVersion(id: HistoryId): string | undefined {
    return this.#line(id).pairs.find(({ isReleased }) => !isReleased)?.to;
  }

  /** Returns the later versions that changed a symbol or a part of it, newest first. */
  changesOf(id: HistoryId, name: string): VersionChanges[] {
    const line = this.#line(id);
    return line.pairs
      .map(({ to, changes }) => ({
        version: to,
        changes: changesOfLine(line, changes).filter(
          (change) => ownerOf(change.name) === name && !(change.name === name && change.what === 'added'),
        ),
      }))
      .filter(({ changes }) => changes.length > 0)
      .toReversed();
  }

  /** Returns the changes from the previous version to this one, for each line that has this version. */
  pairsTo(version: string): VersionPair[] {
    return this.lines.flatMap(({ pairs }) => pairs.filter(({ to }) => to === version));
  }

  #line(id: HistoryId): ReleaseLine {
    const line = this.lines.find(({ ids }) => ids.includes(id));
    if (!line) throw new Error(`${historyFile}:1: the file has no changes of ${id}. Run npm run gen.`);
    return line;
  }
}

const changesOfLine = ({ ids }: ReleaseLine, changes: VersionPair['changes']): Change[] =>
  ids.flatMap((id) => changes[id] ?? []);

let cached: { root: string; history: ApiHistory } | undefined;

/** Reads the history that the last `npm run gen` generated. */
export function readHistory(root: string): ApiHistory {
  const file = path.join(root, historyFile);
  if (cached?.root === root) {
    // A cached result that is made from it depends on the file, too.
    addReads([file]);
    return cached.history;
  }
  if (!fs.existsSync(file))
    throw new Error(
      `${historyFile}:1: the file is missing. Run npm run gen, or wait until npm start has generated it.`,
    );
  const text = fs.readFileSync(file, 'utf8');
  cached = { root, history: new ApiHistory(JSON.parse(text) as ReleaseLine[]) };
  return cached.history;
}

/** Returns the anchor of a package's or the API's changes on the release page. */
export const changesAnchor = (id: HistoryId): string => `changes-${id}`;

/** Returns the address of the page about a version's changes. */
export const releaseRoute = (version: string): string =>
  `/overview/releases/version-${version.replaceAll('.', '-')}`;
