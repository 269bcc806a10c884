/** Packs both SDKs for the starter app, so that no build of the site has to wait for it. */
import { packPackages } from '../../src/plugins/starterApp/packPackages.ts';

packPackages(process.cwd());
