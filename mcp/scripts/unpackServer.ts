import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Takes the server and the files that it reads out of its package's archive, which every build makes, so that
 * `npm run mcp` has nothing left to make: a client waits for it.
 */
export function unpackServer(mcp: string, archive: string): void {
  const fresh = path.join(mcp, 'site.new');
  fs.rmSync(fresh, { recursive: true, force: true });
  fs.mkdirSync(fresh, { recursive: true });
  // The time of every file is now (`-m`): those in the archive are of no time at all.
  execFileSync('tar', ['-xzmf', archive, '-C', fresh, '--strip-components', '1']);
  for (const name of fs.readdirSync(path.join(fresh, 'dist'))) {
    fs.mkdirSync(path.join(mcp, 'dist'), { recursive: true });
    fs.renameSync(path.join(fresh, 'dist', name), path.join(mcp, 'dist', name));
  }
  fs.rmSync(path.join(mcp, 'site'), { recursive: true, force: true });
  fs.renameSync(path.join(fresh, 'site'), path.join(mcp, 'site'));
  fs.rmSync(fresh, { recursive: true });
}
