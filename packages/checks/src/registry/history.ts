import { archiveProblems } from '../../../history/src/archives.ts';
import { newestVersion } from '../../../history/src/changelog.ts';
import { sdkPackages } from '../../../model/src/packages.ts';
import { problemLine } from '../../../model/src/problem.ts';
import { checkHistory } from '../history/index.ts';
import type { CheckResult } from './Check.ts';

/**
 * Checks that the SDKs and the API's description state the version that added each item, and that the changelogs name
 * all that changed since the last release. Compares them with the snapshots of the releases in `history`. Also checks
 * that the archives of the releases exist there unchanged.
 */
export function checkReleases(): CheckResult {
  const released = new Map(sdkPackages.map(({ name, tree }) => [name, newestVersion('.', [tree])]));
  const problems = [...checkHistory('.'), ...archiveProblems('.', released)];
  return { problems: problems.map(problemLine), summary: `${released.size} packages compared` };
}
