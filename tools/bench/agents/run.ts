/**
 * Measures how well the built site, served by nginx, suits agents: `npm run bench -- agents`. Needs a build, nginx, and
 * the network for npm. It fails if the guides or the sample have less than 100 points. The API's page is too large for
 * some checks, and is reported separately.
 */
import { readFinishedBuild } from '../../../deploy/FinishedBuild.ts';
import { apiRoute } from '../../../packages/model/src/routes.ts';
import { serveDeployedBuild } from '../../../tests/hosting/serveDeployedBuild.ts';
import { buildDirectory, sitemapRoutes } from '../../../tests/support/build.ts';
import { ensureNginx } from '../../../tests/support/nginx.ts';
import { checkForAgents } from './afdocs.ts';

/** The sample contains one reference page out of this number. */
const SAMPLED = 12;

const isReference = (route: string) => route.startsWith('/api/sdk-');

async function main(): Promise<boolean> {
  process.env.NGINX_PATH = ensureNginx();
  const routes = sitemapRoutes().filter((route) => route !== apiRoute);
  const groups = [
    { name: 'guides', routes: routes.filter((route) => !isReference(route)), minimum: 100 },
    {
      name: 'sample of the references',
      routes: routes.filter(isReference).filter((_, index) => index % SAMPLED === 0),
      minimum: 100,
    },
    { name: 'page of the API', routes: [apiRoute], minimum: 0 },
  ];
  const { origin, stop } = await serveDeployedBuild(readFinishedBuild(buildDirectory));
  try {
    let isTrue = true;
    for (const { name, routes: pageRoutes, minimum } of groups) {
      const { scoring, results } = await checkForAgents(origin, pageRoutes);
      console.log(`${name}: ${scoring.overall} points (${scoring.grade}), ${pageRoutes.length} pages`);
      for (const { id, status, message } of results) {
        if (status !== 'pass' && status !== 'skip') console.log(`  ${status} ${id}: ${message}`);
      }
      if (scoring.overall < minimum) isTrue = false;
    }
    return isTrue;
  } finally {
    await stop();
  }
}

void main().then((isTrue) => {
  if (!isTrue) process.exitCode = 1;
});
