/** Adds the files that the package is published with: the built site's in `packages/mcp/site`, the server in `packages/mcp/dist`. */
import path from 'node:path';
import { buildServer } from './buildServer.ts';
import { collectSite } from './collectSite.ts';

const mcp = path.resolve(import.meta.dirname, '..');

try {
  collectSite(path.resolve(mcp, '../..'), path.join(mcp, 'site'));
  buildServer(mcp);
} catch (error) {
  console.error(`pack: ${(error as Error).message}`);
  process.exit(1);
}
