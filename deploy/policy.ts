import { contentPolicy } from '../src/config/policy.ts';
import { readScriptHashes } from '../packages/post-build/src/policy/scriptHashes.ts';
import type { FinishedBuild } from './FinishedBuild.ts';

/** Caches policies by the list of files, which copies of a build share, since creating a policy reads all pages. */
const policies = new WeakMap<readonly string[], string>();

/** Returns the Content-Security-Policy for a build's header. One policy covers all pages, with the scripts of each. */
export function headerPolicy({ folder, files }: FinishedBuild): string {
  const policy = policies.get(files) ?? contentPolicy({ hashes: readScriptHashes(folder), meta: false });
  policies.set(files, policy);
  return policy;
}
