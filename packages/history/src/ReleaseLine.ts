import { sdkTrees } from '../../model/src/packages.ts';
import { compareVersions, nextVersion, stepBetween, type VersionStep } from '../../model/src/versions.ts';
import type { ApiItem, SourceItem } from './ApiItem.ts';
import type { Change } from './Change.ts';
import {
  clientPaths,
  markBreaking,
  newestVersion,
  readChangelog,
  sectionOf,
  type Section,
} from './changelog.ts';
import { compareItems } from './compareItems.ts';
import type { Sources } from './readSources.ts';
import { readSnapshot, RELEASES_FOLDER, releasedVersions, type HistoryId } from './Snapshot.ts';

/** The changes between a release and the next one. */
export interface VersionPair {
  from: string;
  to: string;
  /** Whether `to` has a snapshot. If not, it's the current state of the sources. */
  isReleased: boolean;
  /** Whether a changelog has an entry about it that begins with "**Breaking:**". */
  isBreaking: boolean;
  /** By API or SDK, in the order of the names. */
  changes: Readonly<Partial<Record<HistoryId, readonly Change[]>>>;
}

/** The history of APIs that share their versions. The SDKs are released together. */
export interface ReleaseLine {
  ids: readonly HistoryId[];
  /**
   * Each step between two releases, oldest first. The last one leads to the coming version if the sources differ from
   * the last release.
   */
  pairs: readonly VersionPair[];
  /** The first release, which contains everything that no pair adds. */
  first: string;
}

export const releaseLines: readonly (readonly HistoryId[])[] = [sdkTrees, ['openapi']];

type Items = Readonly<Partial<Record<HistoryId, readonly ApiItem[]>>>;

interface Release {
  version: string;
  items: Items;
}

/** Reads the history of one line, up to the current sources. */
export function readReleaseLine(root: string, ids: readonly HistoryId[], sources: Sources): ReleaseLine {
  const [firstId] = ids as [HistoryId];
  const versions = releasedVersions(root, firstId);
  const first = versions[0];
  if (first === undefined)
    throw new Error(`${RELEASES_FOLDER}: there is no snapshot of ${firstId}. Restore the folder with git.`);
  const releases = versions.map((version): Release => ({
    version,
    items: Object.fromEntries(ids.map((id) => [id, readSnapshot(root, version, id).items])),
  }));
  const pairs = releases.slice(1).map((release, index): VersionPair => {
    const before = releases[index] as Release;
    const step = compare(root, ids, before, release);
    return { from: before.version, to: release.version, isReleased: true, ...step };
  });
  const last = releases.at(-1) as Release;
  const newest = newestVersion(root, ids);
  const isDated = compareVersions(newest, last.version) > 0;
  const step = compare(root, ids, last, { version: isDated ? newest : 'Unreleased', items: sources });
  if (ids.every((id) => step.changes[id]?.length === 0)) return { ids, pairs, first };
  const items = ids.flatMap((id) => sources[id]);
  const to = isDated ? newest : comingVersion(last.version, items, step);
  return { ids, pairs: [...pairs, { from: last.version, to, isReleased: false, ...step }], first };
}

/** Compares two versions of each API, and reads in the changelogs what breaks code. */
function compare(
  root: string,
  ids: readonly HistoryId[],
  before: Release,
  { version, items }: Release,
): Pick<VersionPair, 'changes' | 'isBreaking'> {
  const sections = ids.map((id) => sectionOf(readChangelog(root, id), version));
  const paths = clientPaths(ids.flatMap((id) => items[id] ?? []));
  const changes = ids.map((id, index) => [
    id,
    markBreaking(compareItems(before.items[id] ?? [], items[id] ?? []), sections[index] as Section, paths),
  ]);
  return {
    changes: Object.fromEntries(changes) as VersionPair['changes'],
    isBreaking: sections.some(({ entries }) => entries.some(({ isBreaking }) => isBreaking)),
  };
}

/** Returns the smallest version step that the changes allow. Before 1.0.0, a minor version may break code. */
export function requiredStep(
  from: string,
  { changes, isBreaking }: Pick<VersionPair, 'changes' | 'isBreaking'>,
): VersionStep {
  const isEarly = from.startsWith('0.');
  if (isBreaking) return isEarly ? 'minor' : 'major';
  const hasChanges = Object.values(changes).some((each) => each.length > 0);
  return !isEarly && hasChanges ? 'minor' : 'patch';
}

const STEPS: readonly VersionStep[] = ['patch', 'minor', 'major'];

/** Whether a version's step is large enough for its changes. */
export const isSufficientStep = (pair: VersionPair): boolean =>
  STEPS.indexOf(stepBetween(pair.from, pair.to)) >= STEPS.indexOf(requiredStep(pair.from, pair));

/**
 * Returns the unreleased version that most `since` tags name. Without any, returns the next version that the changes
 * allow.
 */
function comingVersion(
  last: string,
  items: readonly SourceItem[],
  step: Pick<VersionPair, 'changes' | 'isBreaking'>,
): string {
  const counts = new Map<string, number>();
  for (const { since } of items) {
    if (since && /^\d+\.\d+\.\d+$/.test(since) && compareVersions(since, last) > 0)
      counts.set(since, (counts.get(since) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most?.[0] ?? nextVersion(last, requiredStep(last, step));
}
