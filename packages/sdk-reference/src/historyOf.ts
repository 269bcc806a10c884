import { releaseRoute, type ApiHistory, type VersionChanges } from '../../history/src/readHistory.ts';
import { sdkPackages } from '../../model/src/packages.ts';
import { changeLines } from '../../markdown/src/releases/changeLines.ts';

/** The SDKs share one history, since each reference also shows symbols of the other package. */
const BASE = sdkPackages[0].tree;

/** Whether a version isn't released yet. */
export const isComing = (history: ApiHistory, version: string): boolean =>
  history.comingVersion(BASE) === version;

interface SymbolHistory {
  /** The version that added the symbol. */
  added: string;
  /** Whether that version isn't released yet. */
  isComing: boolean;
  /** Changes of later versions, each as Markdown. */
  changes: string[];
}

/** Returns the version that added a symbol, and its changes since then as Markdown. */
export function historyOf(history: ApiHistory, name: string): SymbolHistory {
  const added = history.addedIn(BASE, name);
  return {
    added,
    isComing: isComing(history, added),
    changes: history.changesOf(BASE, name).map((each) => details(each, isComing(history, each.version))),
  };
}

/** Returns a collapsed section, since readers who start with the newest version don't need it. */
const details = ({ version, changes }: VersionChanges, isComing: boolean): string =>
  [
    `<details data-search-ignore><summary>${isComing ? 'Coming' : 'Changed'} in ${version}</summary>`,
    changeLines(changes, true)
      .map((line) => `- ${line}`)
      .join('\n'),
    `See [what changes in ${version}](${releaseRoute(version)}).`,
    '</details>',
  ].join('\n\n');
