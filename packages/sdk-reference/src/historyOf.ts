import { releaseRoute, type ApiHistory, type VersionChanges } from '../../history/src/readHistory.ts';
import { sdkPackages } from '../../model/src/packages.ts';
import { changeLines } from '../../markdown/src/releases/changeLines.ts';

/** The SDKs have one history: each reference shows what the other package has too. */
const BASE = sdkPackages[0].tree;

/** Whether a version isn't released yet. */
export const isComing = (history: ApiHistory, version: string): boolean =>
  history.comingVersion(BASE) === version;

interface SymbolHistory {
  /** The version that added the symbol. */
  added: string;
  /** Whether that version isn't released yet. */
  isComing: boolean;
  /** What each later version changed, as Markdown. */
  changes: string[];
}

/** When a symbol came and what has changed in it since, as Markdown. */
export function historyOf(history: ApiHistory, name: string): SymbolHistory {
  const added = history.addedIn(BASE, name);
  return {
    added,
    isComing: isComing(history, added),
    changes: history.changesOf(BASE, name).map((each) => details(each, isComing(history, each.version))),
  };
}

/** Out of the way of whoever starts with the newest version. */
const details = ({ version, changes }: VersionChanges, isComing: boolean): string =>
  [
    `<details data-search-ignore><summary>${isComing ? 'Coming' : 'Changed'} in ${version}</summary>`,
    changeLines(changes, true)
      .map((line) => `- ${line}`)
      .join('\n'),
    `See [what changes in ${version}](${releaseRoute(version)}).`,
    '</details>',
  ].join('\n\n');
