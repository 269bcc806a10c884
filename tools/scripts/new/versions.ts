import { sdkPackages } from '../../../packages/model/src/packages.ts';
import { nextVersion } from '../../../packages/model/src/versions.ts';
import { parseChangelog } from '../../../packages/markdown/src/changelog/parseChangelog.ts';
import { UserError, type Draft } from './Draft.ts';

/** Returns the version of the SDKs' next release, if it contains no breaking change. */
function nextRelease(draft: Draft): string {
  const [{ name, folder }] = sdkPackages;
  const file = `${folder}/CHANGELOG.md`;
  return nextVersion(
    parseChangelog(draft.read(file), { name, id: name, file })[0]?.version ?? '0.0.0',
    'minor',
  );
}

/** Returns the given version, or the next one, for `@since`. */
export function sinceOf(draft: Draft, requested?: string): string {
  if (requested !== undefined && !/^\d+\.\d+\.\d+$/.test(requested))
    throw new UserError(`--since "${requested}" is not a version. Write it as 0.2.0.`);
  return requested ?? nextRelease(draft);
}
