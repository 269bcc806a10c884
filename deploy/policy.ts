import { contentPolicy } from '../src/config/policy.ts';
import { readScriptHashes } from '../src/plugins/builtSite/policy/scriptHashes.ts';
import type { FinishedBuild } from './FinishedBuild.ts';

/** The Content-Security-Policy that goes with a build as a header: one for all pages, with the scripts of each. */
export const headerPolicy = ({ folder }: FinishedBuild): string =>
  contentPolicy({ hashes: readScriptHashes(folder), meta: false });
