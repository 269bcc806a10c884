/**
 * Saves the archives of released SDKs in `history`, with their checksums. This builds the site, because the archives
 * contain its pages. An archive that is already saved is left untouched.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { saveArchives, releasedArchive } from '../../packages/history/src/archives.ts';
import { newestVersion } from '../../packages/history/src/changelog.ts';
import { archiveName, sdkPackages } from '../../packages/model/src/packages.ts';
import { downloadsFolder } from '../../src/config/downloads.ts';

const missing = sdkPackages
  .map((sdk) => ({ sdk, version: newestVersion('.', [sdk.tree]) }))
  .filter(({ sdk, version }) => !releasedArchive('.', sdk, version));
if (missing.length > 0) {
  try {
    for (const command of [
      ['run', 'build'],
      ['exec', 'tsx', 'tools/scripts/runCheck.ts', 'packages'],
    ])
      execFileSync('npm', command, { stdio: 'inherit' });
  } catch {
    console.error('release: the versions were written, but no archive was saved. Run npm run release again.');
    process.exit(1);
  }
}
for (const { sdk, version } of missing) {
  const archive = archiveName(sdk.name, version);
  const content = fs.readFileSync(path.join('build', downloadsFolder, archive));
  saveArchives('.', version, new Map([[archive, content]]));
  console.log(archive);
}
