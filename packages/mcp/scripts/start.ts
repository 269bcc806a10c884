/**
 * Starts the server from a clone, with the site of the last build. The build has prepared everything, so only the files
 * that have changed since are rebuilt here.
 */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesUnder } from '../../model/src/files.ts';

const mcp = path.resolve(import.meta.dirname, '..');
const root = path.resolve(mcp, '../..');

const timeOf = (file: string): number => fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const newestIn = (folder: string): number =>
  Math.max(...filesUnder(folder, ['.']).map((name) => timeOf(path.join(folder, name))));

try {
  const site = path.join(mcp, 'site');
  const cli = path.join(mcp, 'dist/cli.js');
  const built = timeOf(path.join(root, 'build/llms.txt'));
  if (built === 0) throw new Error('build/ is missing: run `npm run build` first');
  if (timeOf(path.join(site, 'site.json')) < Math.max(built, newestIn(path.join(mcp, 'scripts')))) {
    const { collectSite } = await import('./collectSite.ts');
    collectSite(root, site);
  }
  const sources = ['packages/mcp/src', 'packages/search/src', 'packages/model/src'].map((folder) =>
    path.join(root, folder),
  );
  if (timeOf(cli) < Math.max(...sources.map(newestIn))) {
    const { buildServer } = await import('./buildServer.ts');
    buildServer(mcp);
  }
  await import(pathToFileURL(cli).href);
} catch (error) {
  console.error(`mcp: ${(error as Error).message}`);
  process.exitCode = 1;
}
