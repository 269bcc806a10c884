/**
 * How well the built site serves agents, as deploy/nginx.conf serves it: `npm run bench:agents`. Needs a build, nginx,
 * and the network for npm. It ends with an error if an answer is wrong or the guides or the sample have less than 100
 * points. The page of the API is too large for some checks, and is reported alone.
 */
import { apiRoute } from '../../../facts/routes.ts';
import { buildDirectory, sitemapRoutes } from '../../support/build.ts';
import { checkForAgents } from './afdocs.ts';
import { wrongAnswers } from './answers.ts';
import { hasNginx, serveWithNginx } from './nginx.ts';

const PORT = Number(process.env.SITE_PORT ?? 4390);
/** Every so many references are in the sample. */
const SAMPLED = 12;

const isReference = (route: string) => route.startsWith('/api/sdk-');

async function main(): Promise<boolean> {
  if (!hasNginx()) throw new Error('nginx is not installed: `apt-get install nginx-light`');
  const routes = sitemapRoutes().filter((route) => route !== apiRoute);
  const groups = [
    { name: 'guides', routes: routes.filter((route) => !isReference(route)), least: 100 },
    {
      name: 'sample of the references',
      routes: routes.filter(isReference).filter((_, index) => index % SAMPLED === 0),
      least: 100,
    },
    { name: 'page of the API', routes: [apiRoute], least: 0 },
  ];
  const { origin, stop } = await serveWithNginx(buildDirectory, PORT);
  try {
    const wrong = await wrongAnswers(origin);
    for (const line of wrong) console.error(line);
    console.log(`nginx: ${wrong.length} wrong answers`);
    let holds = wrong.length === 0;
    for (const { name, routes: own, least } of groups) {
      const { scoring, results } = await checkForAgents(origin, own);
      console.log(`${name}: ${scoring.overall} points (${scoring.grade}), ${own.length} pages`);
      for (const { id, status, message } of results) {
        if (status !== 'pass' && status !== 'skip') console.log(`  ${status} ${id}: ${message}`);
      }
      if (scoring.overall < least) holds = false;
    }
    return holds;
  } finally {
    await stop();
  }
}

void main().then((holds) => {
  if (!holds) process.exitCode = 1;
});
