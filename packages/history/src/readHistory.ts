import fs from 'node:fs';
import path from 'node:path';
import { ownerOf } from './ApiItem.ts';
import type { Change } from './compare/Change.ts';
import type { Line, Pair } from './History.ts';
import type { HistoryId } from './Snapshot.ts';

/** What `npm run gen` makes of the snapshots and the sources. */
export const historyFile = 'packages/history/releases/generated/changes.json';

/** The changes of a symbol or an operation, and of its members, in one version. */
export interface VersionChanges {
  version: string;
  changes: readonly Change[];
}

/** The changes of the APIs from release to release, and since the last one. */
export class ApiHistory {
  readonly lines: readonly Line[];

  constructor(lines: readonly Line[]) {
    this.lines = lines;
  }

  /** Returns the version that added a symbol, an operation or a schema. */
  addedIn(id: HistoryId, name: string): string {
    const line = this.#line(id);
    const added = line.pairs.findLast(({ changes }) =>
      allOf(line, changes).some((change) => change.name === name && change.what === 'added'),
    );
    return added?.to ?? line.first;
  }

  /** Whether a version isn't released yet. */
  isComing(id: HistoryId, version: string): boolean {
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
        changes: allOf(line, changes).filter(
          (change) => ownerOf(change.name) === name && !(change.name === name && change.what === 'added'),
        ),
      }))
      .filter(({ changes }) => changes.length > 0)
      .toReversed();
  }

  /** Returns the changes from the previous version to this one, for each line that has this version. */
  pairsTo(version: string): Pair[] {
    return this.lines.flatMap(({ pairs }) => pairs.filter(({ to }) => to === version));
  }

  #line(id: HistoryId): Line {
    const line = this.lines.find(({ ids }) => ids.includes(id));
    if (!line) throw new Error(`${historyFile}: it has no ${id}. Run npm run gen.`);
    return line;
  }
}

/** Returns the changes of all APIs of a line. */
const allOf = ({ ids }: Line, changes: Pair['changes']): Change[] => ids.flatMap((id) => changes[id] ?? []);

let shared: { root: string; history: ApiHistory } | undefined;

/** Reads the history that the last `npm run gen` generated. */
export function readHistory(root: string): ApiHistory {
  if (shared?.root === root) return shared.history;
  const file = path.join(root, historyFile);
  if (!fs.existsSync(file))
    throw new Error(`${historyFile}:1: is not there. Run npm run gen, or wait until npm start has made it.`);
  const text = fs.readFileSync(file, 'utf8');
  shared = { root, history: new ApiHistory(JSON.parse(text) as Line[]) };
  return shared.history;
}

/** Returns the anchor of a package's or the API's changes on the release page. */
export const changesAnchor = (id: HistoryId): string => `changes-${id}`;

/** Returns the address of the page about a version's changes. */
export const releaseRoute = (version: string): string =>
  `/overview/releases/version-${version.replaceAll('.', '-')}`;
