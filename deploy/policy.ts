import { contentPolicy } from '../src/config/policy.ts';
import { readScriptHashes } from '../packages/post-build/src/policy/scriptHashes.ts';
import type { FinishedBuild } from './FinishedBuild.ts';

/** By the list of files, which copies of a build share. All its pages are read for it. */
const policies = new WeakMap<readonly string[], string>();

/** The Content-Security-Policy that goes with a build as a header: one for all pages, with the scripts of each. */
export function headerPolicy({ folder, files }: FinishedBuild): string {
  const policy = policies.get(files) ?? contentPolicy({ hashes: readScriptHashes(folder), meta: false });
  policies.set(files, policy);
  return policy;
}
