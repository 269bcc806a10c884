import { releaseRoute, type ApiHistory, type VersionChanges } from '../../../facts/history/readHistory.ts';
import { sdkPackages } from '../../../facts/packages.ts';
import { changeLines } from '../releases/changeLines.ts';

/** The SDKs have one history: each reference shows what the other package has too. */
const BASE = sdkPackages[0].tree;

/** When a symbol came and what has changed in it since, as Markdown. */
export function historyOf(history: ApiHistory, name: string): { added: string; changes: string[] } {
  return { added: history.addedIn(BASE, name), changes: history.changesOf(BASE, name).map(details) };
}

/** Out of the way of whoever starts with the newest version. */
const details = ({ version, changes }: VersionChanges): string =>
  [
    `<details data-search-ignore><summary>Changed in ${version}</summary>`,
    changeLines(changes, true)
      .map((line) => `- ${line}`)
      .join('\n'),
    `See [what changes in ${version}](${releaseRoute(version)}).`,
    '</details>',
  ].join('\n\n');
