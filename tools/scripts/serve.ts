/** Serves `build/` on this machine, at the base URL that it was built for. */
import { serveFolder } from './serveFolder.ts';

try {
  process.exitCode = serveFolder('build');
} catch (error) {
  console.error(`serve: ${(error as Error).message}`);
  process.exitCode = 1;
}
