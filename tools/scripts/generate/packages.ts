/** Compiles the packages, so that no build of the site has to wait for it. */
import { preparePackages } from '../../../packages/downloads/src/preparePackages.ts';

try {
  preparePackages(process.cwd());
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
