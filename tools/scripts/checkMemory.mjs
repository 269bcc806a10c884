/* Stops a build whose shell limits the address space, of which WebAssembly reserves far more than it uses. */
import fs from 'node:fs';

const NEEDED = 64 * 2 ** 30;
const FILE = '/proc/self/limits';
const limits = fs.existsSync(FILE) ? fs.readFileSync(FILE, 'utf8') : '';
const limit = Number(/^Max address space +(\d+)/m.exec(limits)?.[1] ?? NEEDED);
if (limit < NEEDED) {
  const gigabytes = Math.round(limit / 2 ** 30);
  console.error(
    `build: the shell limits the address space to ${gigabytes} GB, and a build reserves up to 64 GB, of which it uses about 2. Run "ulimit -v unlimited" first`,
  );
  process.exitCode = 1;
}
