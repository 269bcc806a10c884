import { expect, test } from '@playwright/test';
import { readFinishedBuild } from '../../deploy/FinishedBuild.ts';
import { serveDeployedBuild } from '../hosting/serveDeployedBuild.ts';
import { buildDirectory } from '../support/build.ts';
import { typeQuery, hits } from '../support/search.ts';
import { collectErrors, open } from '../support/site.ts';
import { isLong } from '../support/long.ts';

test.skip(!isLong, 'in test:all: nginx serves a copy of the build. everyPage.spec.ts opens every page of it');

let served: Served | undefined;

test.beforeAll(async () => {
  served = await serveDeployedBuild(readFinishedBuild(buildDirectory));
});

test.afterAll(() => served?.stop());

for (const [name, group] of splitIntoGroups([...sitemapRoutes(), '/search?q=network'], 8)) {
  test(`the header's policy has nothing to block, and nothing fails: pages ${name}`, async ({ page }) => {
    test.setTimeout(60_000 + group.length * 15_000);
    expect(await visitAll(page, `${served?.origin}/`, group)).toEqual([]);
  });
}

test('the browser knows every directive and every feature that the headers name', async ({ page }) => {
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
