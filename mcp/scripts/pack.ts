/** Puts the built site's files into the package: `mcp/site`. */
import path from 'node:path';
import { collectSite } from './collectSite.ts';

const mcp = path.resolve(import.meta.dirname, '..');

try {
  collectSite(path.dirname(mcp), path.join(mcp, 'site'));
} catch (error) {
  console.error(`mcp:pack: ${(error as Error).message}`);
  process.exit(1);
}
