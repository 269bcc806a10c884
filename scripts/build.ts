/** Builds the site into `build/`. A build that fails changes nothing there: half a site must not be deployed. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

const FOLDER = 'build';
// Beside what Docusaurus generates, where no other tool looks.
const FRESH = '.docusaurus/build';
const OLD = '.docusaurus/build.old';

const remove = (folder: string) => fs.rmSync(folder, { recursive: true, force: true });

const { status } = spawnSync(`docusaurus build --out-dir ${FRESH}`, { shell: true, stdio: 'inherit' });
if (status !== 0) {
  remove(FRESH);
  process.exit(status ?? 1);
}
remove(OLD);
// Nothing but two names change: `build/` is never half of one and half of the other.
if (fs.existsSync(FOLDER)) fs.renameSync(FOLDER, OLD);
fs.renameSync(FRESH, FOLDER);
remove(OLD);
console.log(`build: the site is in ${FOLDER}/`);
