import { sdkPackages } from '../../facts/packages.ts';
import { parseChangelog } from '../../src/plugins/changelog/parseChangelog.ts';
import { Refusal, type Draft } from './Draft.ts';

/** The version that the next release of the SDKs will have if nothing in it breaks code: what is new says so. */
function nextVersion(draft: Draft): string {
  const [{ name, folder }] = sdkPackages;
  const file = `${folder}/CHANGELOG.md`;
  const newest = parseChangelog(draft.read(file), { name, id: name, file })[0]?.version ?? '0.0.0';
  const [major = 0, minor = 0] = newest.split('.').map(Number);
  return `${major}.${minor + 1}.0`;
}

/** The version that something is new in, as it was given, or the next one. */
export function sinceOf(draft: Draft, given?: string): string {
  if (given !== undefined && !/^\d+\.\d+\.\d+$/.test(given))
    throw new Refusal(`--since "${given}" is no version. Write it as 0.2.0.`);
  return given ?? nextVersion(draft);
}
