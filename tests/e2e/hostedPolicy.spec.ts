/**
 * All pages, served by nginx with the shipped configuration, which
 * sends the policy as a header of every file, even a worker's.
 */
import { expect, test } from '@playwright/test';
import { readFinishedBuild } from '../../deploy/FinishedBuild.ts';
import { serveDeployedBuild } from '../hosting/serveDeployedBuild.ts';
import type { Served } from '../hosting/serveWithNginx.ts';
import { buildDirectory, sitemapRoutes } from '../support/build.ts';
import { splitIntoGroups } from '../support/splitIntoGroups.ts';
import { visitAll } from '../support/policy.ts';
import { typeQuery, hits } from '../support/search.ts';
import { collectErrors, waitForHydration } from '../support/site.ts';
import { isLong } from '../support/long.ts';

test.skip(!isLong, 'npm run test:all opens every page');

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
  await page.goto(`${served?.origin}/`);
  expect(messages).toEqual([]);
});

test('a worker searches under the policy of its own file', async ({ page }) => {
  const worker = page.waitForEvent('worker');
  await page.goto(`${served?.origin}/`);
  await waitForHydration(page);
  await typeQuery(page, 'network');
  await expect(hits(page)).toHaveCount(8);
  const answer = await fetch((await worker).url());
  expect(answer.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
});
