import fs from 'node:fs';
import path from 'node:path';
import { copyForCleanUrls } from './copyForCleanUrls.ts';
import type { FinishedBuild } from './FinishedBuild.ts';

export function writeForGitHub(build: FinishedBuild, folder: string): void {
  // GitHub serves a project's site below its path, so the root of these files is the site's base.
  copyForCleanUrls(build, folder);
  // If the files are published from a branch, prevents GitHub from leaving out any because of their names.
  fs.writeFileSync(path.join(folder, '.nojekyll'), '');
}
