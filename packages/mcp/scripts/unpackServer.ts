import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Unpacks the server and its files from the package's archive, which every build creates. So `npm run mcp` has nothing
 * left to build while a client waits for it.
 */
export function unpackServer(mcp: string, archive: string): void {
  const fresh = path.join(mcp, 'site.new');
  fs.rmSync(fresh, { recursive: true, force: true });
  fs.mkdirSync(fresh, { recursive: true });
  // Every file gets the current time, because files in the archive have no modification time.
  execFileSync('tar', ['-xzmf', archive, '-C', fresh, '--strip-components', '1']);
  fs.mkdirSync(path.join(mcp, 'dist'), { recursive: true });
  for (const name of fs.readdirSync(path.join(fresh, 'dist')).toSorted())
    fs.renameSync(path.join(fresh, 'dist', name), path.join(mcp, 'dist', name));
  fs.rmSync(path.join(mcp, 'site'), { recursive: true, force: true });
  fs.renameSync(path.join(fresh, 'site'), path.join(mcp, 'site'));
  fs.rmSync(fresh, { recursive: true });
}
