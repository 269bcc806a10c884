import fs from 'node:fs';
import path from 'node:path';
import { readArchive } from './readArchive.ts';

/**
 * Unpacks the server and its files from the package's archive, which every build creates. So `npm run mcp` has nothing
 * left to build while a client waits for it.
 */
export function unpackServer(mcp: string, archive: string): void {
  const files = readArchive(fs.readFileSync(archive));
  const fresh = path.join(mcp, 'site.new');
  fs.rmSync(fresh, { recursive: true, force: true });
  // Every file gets the current time, because files in the archive have no modification time.
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
