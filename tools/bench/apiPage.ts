/**
 * Measures the cost of the API reference, now and with 300 operations: `npx tsx tools/bench/apiPage.ts`. With a build in
 * place it also measures the page in a browser that is four times slower than this machine.
 */
import fs from 'node:fs';
import zlib from 'node:zlib';
import type { Description } from '../../packages/model/src/openapi/Description.ts';
import { allOperations } from '../../packages/model/src/openapi/operations.ts';
import { openapiFile, parseDescription } from '../../packages/model/src/openapi/readDescription.ts';
import { renderReference } from '../../packages/api-page/src/render/renderReference.ts';
import { launchBrowser } from '../../tests/support/browser.ts';
import { buildDirectory } from '../../tests/support/build.ts';
import { repeatOperations } from '../../tests/support/openapi/repeatOperations.ts';
import { serveStaticBuild } from '../../tests/support/serveStaticBuild.ts';

const kB = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
const brotli = (text: string) => zlib.brotliCompressSync(text).length;

function timed<T>(work: () => T): [result: T, ms: number] {
  const start = performance.now();
  const result = work();
  return [result, Math.round(performance.now() - start)];
}

function measure(name: string, text: string): Description {
  const [description, readMs] = timed(() => parseDescription(text, name));
  const [fragments, renderMs] = timed(() => renderReference(description));
  const markup = [...fragments.values()].join('');
  console.log(
    [
      `${name}: ${allOperations(description).length} operations and events, ${description.schemaAnchors.size} schemas`,
      `  read in ${readMs} ms, rendered in ${renderMs} ms`,
      `  markup ${kB(markup.length)}, ${kB(brotli(markup))} brotli, ${markup.split(/<[a-z]/).length - 1} elements`,
    ].join('\n'),
  );
  return description;
}

const source = fs.readFileSync(openapiFile, 'utf8');
const measured = measure(openapiFile, source);
measure('300 operations', JSON.stringify(repeatOperations(measured.document, 300)));

async function measureInBrowser(): Promise<void> {
  const server = await serveStaticBuild();
  const browser = await launchBrowser();
  const page = await browser.newPage();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const start = performance.now();
  await page.goto(`${server.address}/backend-openapi`);
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  console.log(`page, 4× slower: reacts after ${Math.round(performance.now() - start)} ms`);
  await page.evaluate(() => {
    const frameTimes: number[] = [];
    Object.assign(window, { frameTimes });
    new PerformanceObserver((list) =>
      frameTimes.push(
        ...list
          .getEntries()
          .filter(({ name }) => name === 'click')
          .map(({ duration }) => duration),
      ),
    ).observe({
      type: 'event',
      durationThreshold: 16,
    } as PerformanceObserverInit);
  });
  for (const schema of ['user', 'order', 'passport', 'transfer', 'problem']) {
    const position = await page.evaluate((anchor) => {
      const summary = document.querySelector(`#${anchor} > summary`);
      summary?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x = 0, y = 0 } = summary?.getBoundingClientRect() ?? {};
      return { x: x + 40, y: y + 10 };
    }, `schema-${schema}`);
    await page.mouse.move(position.x, position.y);
    await page.waitForTimeout(500);
    // Not the locator's own click, whose checks of the page would be included in the measurement.
    await page.mouse.click(position.x, position.y);
    await page.waitForTimeout(500);
  }
  const durations = await page.evaluate(() => (window as unknown as { frameTimes: number[] }).frameTimes);
  console.log(`opening a schema, 4× slower: ${durations.join(', ')} ms until the next frame`);
  await browser.close();
  server.close();
}

if (fs.existsSync(`${buildDirectory}/backend-openapi/index.html`)) void measureInBrowser();
else
  console.log('The page was not measured in a browser, since there is no build. Run "npm run build" first.');
