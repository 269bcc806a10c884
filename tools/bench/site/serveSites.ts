import { buildDirectory } from '../../../tests/support/build.ts';
import type { ServedSite } from './Bench.ts';
import { buildPeers } from './buildPeers.ts';
import { installPeers } from './peers/project.ts';
import { hereSite } from './Site.ts';
import { SiteServer } from './SiteServer.ts';

/** Serves this site and its peers while they're measured. */
export async function serveSites(work: (served: ServedSite[]) => Promise<void>): Promise<void> {
  installPeers();
  const running: SiteServer[] = [];
  const served: ServedSite[] = [];
  try {
    for (const built of [hereSite(buildDirectory), ...buildPeers()]) {
      const server = new SiteServer(built.folder);
      running.push(server);
      served.push({ site: built, address: await server.start() });
    }
    await work(served);
  } finally {
    for (const server of running) server.stop();
  }
}
