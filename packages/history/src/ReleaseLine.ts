import { sdkTrees } from '../../model/src/packages.ts';
import { compareVersions, nextVersion, stepBetween, type VersionStep } from '../../model/src/versions.ts';
import type { ApiItem, SourceItem } from './ApiItem.ts';
import { compareApis } from './compare/compareApis.ts';
import type { Change } from './compare/Change.ts';
import type { Sources } from './readSources.ts';
import { readSnapshot, RELEASES_FOLDER, releasedVersions, type HistoryId } from './Snapshot.ts';

/** The changes between a release and the next one. */
export interface VersionPair {
  from: string;
  to: string;
  /** Whether `to` has a snapshot. If not, it's the current state of the sources. */
  isReleased: boolean;
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

/**
 * Reads the history of one line, up to the current sources.
 *
 * @param newest - the newest version in the changelog. Without a snapshot, it's the coming version
 */
export function readReleaseLine(
  root: string,
  ids: readonly HistoryId[],
  sources: Sources,
  newest: string,
): ReleaseLine {
  const [firstId] = ids as [HistoryId];
  const versions = releasedVersions(root, firstId);
  const first = versions[0];
  if (first === undefined)
    throw new Error(`${RELEASES_FOLDER}: there is no snapshot of ${firstId}. Restore the folder with git.`);
  const releases = versions.map((version) => ({
    version,
    items: Object.fromEntries(ids.map((id) => [id, readSnapshot(root, version, id).items])) as Items,
  }));
  const pairs = releases.slice(1).map(({ version, items }, index): VersionPair => {
    const before = releases[index] as (typeof releases)[0];
    return {
      from: before.version,
      to: version,
      isReleased: true,
      changes: compare(ids, before.items, items),
    };
  });
  const last = releases.at(-1) as (typeof releases)[0];
  const changes = compare(ids, last.items, sources);
  const allChanges = ids.flatMap((id) => changes[id] ?? []);
  if (allChanges.length === 0) return { ids, pairs, first };
  const to =
    compareVersions(newest, last.version) > 0
      ? newest
      : comingVersion(
          last.version,
          ids.flatMap((id) => sources[id]),
          allChanges,
        );
  return { ids, pairs: [...pairs, { from: last.version, to, isReleased: false, changes }], first };
}

/** Compares two versions. The SDKs reference each other's types, so they're compared as one. */
function compare(ids: readonly HistoryId[], before: Items, after: Items): VersionPair['changes'] {
  const itemsOf = (items: Items) => ids.flatMap((id) => items[id] ?? []);
  const changes = compareApis(itemsOf(before), itemsOf(after));
  return Object.fromEntries(
    ids.map((id) => {
      const names = new Set([...(before[id] ?? []), ...(after[id] ?? [])].map(({ name }) => name));
      return [id, changes.filter(({ name }) => names.has(name))];
    }),
  );
}

/** Returns the smallest version step that the changes allow. Before 1.0.0, a minor version may break code. */
export function requiredStep(from: string, changes: readonly Change[]): VersionStep {
  const isEarly = from.startsWith('0.');
  if (changes.some(({ impact }) => impact === 'breaking')) return isEarly ? 'minor' : 'major';
  return !isEarly && changes.some(({ impact }) => impact === 'addition') ? 'minor' : 'patch';
}

const STEPS: readonly VersionStep[] = ['patch', 'minor', 'major'];

/** Whether a version's step is large enough for its changes. */
export const isSufficientStep = (from: string, to: string, changes: readonly Change[]): boolean =>
  STEPS.indexOf(stepBetween(from, to)) >= STEPS.indexOf(requiredStep(from, changes));

/**
 * Returns the unreleased version that most `since` tags name. Without any, returns the next version that the changes
 * allow.
 */
function comingVersion(last: string, items: readonly SourceItem[], changes: readonly Change[]): string {
  const counts = new Map<string, number>();
  for (const { since } of items) {
    if (since && /^\d+\.\d+\.\d+$/.test(since) && compareVersions(since, last) > 0)
      counts.set(since, (counts.get(since) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most?.[0] ?? nextVersion(last, requiredStep(last, changes));
}
