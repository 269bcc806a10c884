/** Packs both SDKs for the starter app, so that no build of the site has to wait for it. */
import { packPackages } from '../../src/plugins/starterApp/packPackages.ts';

try {
  packPackages(process.cwd());
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
