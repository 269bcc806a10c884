import { memberName } from '../../../history/src/ApiItem.ts';
import { clientPaths } from '../../../history/src/changelog.ts';
import { historyIds, readSnapshot, releasedVersions } from '../../../history/src/Snapshot.ts';

let names: ReadonlySet<string> | undefined;

/** Returns the names of all releases: symbols, members, and the paths through which code reaches them. */
export const releasedNames = (): ReadonlySet<string> =>
  (names ??= new Set(
    historyIds.flatMap((id) =>
      releasedVersions('.', id).flatMap((version) => {
        const { items } = readSnapshot('.', version, id);
        const paths = clientPaths(items);
        return items.flatMap((item) => {
          const [owner = '', ...member] = item.name.split('.');
          return [item.name, memberName(item), [paths.get(owner) ?? owner, ...member].join('.')];
        });
      }),
    ),
  ));
