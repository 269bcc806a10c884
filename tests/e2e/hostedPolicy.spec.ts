import { expect, test } from '@playwright/test';
import { readFinishedBuild } from '../../deploy/FinishedBuild.ts';
import { serveDeployedBuild } from '../hosting/serveWithNginx.ts';
import { buildDirectory } from '../support/build.ts';
import { typeQuery, hits } from '../support/search.ts';
import { collectErrors, open } from '../support/site.ts';
import { isLong } from '../support/long.ts';

test.skip(!isLong, 'in test:all: nginx serves a copy of the build. everyPage.spec.ts opens every page of it');

test('the browser knows every directive and feature of the headers, and a worker searches under the policy of its own file', async ({
  page,
}) => {
  const served = await serveDeployedBuild(readFinishedBuild(buildDirectory));
  const messages = collectErrors(page, ['error', 'warning']);
  const worker = page.waitForEvent('worker');
  await open(page, `${served.origin}/`);
  await typeQuery(page, 'network');
  await expect(hits(page)).toHaveCount(8);
  const answer = await fetch((await worker).url());
  expect(answer.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
  expect(messages).toEqual([]);
  await served.stop();
});
