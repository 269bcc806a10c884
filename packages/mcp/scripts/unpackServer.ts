import fs from 'node:fs';
import path from 'node:path';
import { readArchive } from './readArchive.ts';

/**
 * Takes the server and the files that it reads out of its package's archive, which every build makes, so that
 * `npm run mcp` has nothing left to make: a client waits for it.
 */
export function unpackServer(mcp: string, archive: string): void {
  const files = readArchive(fs.readFileSync(archive));
  const fresh = path.join(mcp, 'site.new');
  fs.rmSync(fresh, { recursive: true, force: true });
  // The time of every file is now: those in the archive are of no time at all.
  for (const [name, content] of files) {
    const file = path.join(fresh, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
  for (const name of fs.readdirSync(path.join(fresh, 'dist')).toSorted()) {
    fs.mkdirSync(path.join(mcp, 'dist'), { recursive: true });
    fs.renameSync(path.join(fresh, 'dist', name), path.join(mcp, 'dist', name));
  }
  fs.rmSync(path.join(mcp, 'site'), { recursive: true, force: true });
  fs.renameSync(path.join(fresh, 'site'), path.join(mcp, 'site'));
  fs.rmSync(fresh, { recursive: true });
}
