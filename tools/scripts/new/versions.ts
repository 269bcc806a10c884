import { sdkPackages } from '../../../packages/model/src/packages.ts';
import { nextVersion } from '../../../packages/model/src/versions.ts';
import { parseChangelog } from '../../../packages/markdown/src/changelog/parseChangelog.ts';
import { Refusal, type Draft } from './Draft.ts';

/** The version that the next release of the SDKs will have if nothing in it breaks code. */
function nextRelease(draft: Draft): string {
  const [{ name, folder }] = sdkPackages;
  const file = `${folder}/CHANGELOG.md`;
  return nextVersion(
    parseChangelog(draft.read(file), { name, id: name, file })[0]?.version ?? '0.0.0',
    'minor',
  );
}

/** The version that something is new in, as it was given, or the next one. */
export function sinceOf(draft: Draft, given?: string): string {
  if (given !== undefined && !/^\d+\.\d+\.\d+$/.test(given))
    throw new Refusal(`--since "${given}" is no version. Write it as 0.2.0.`);
  return given ?? nextRelease(draft);
}
