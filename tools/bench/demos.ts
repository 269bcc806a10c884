/** Measures the bytes that each live demo loads. Needs a build: `npx tsx tools/bench/demos.ts`. */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { launchBrowser } from '../../tests/support/browser.ts';
import { buildDirectory } from '../../tests/support/build.ts';
import { serveStaticBuild } from '../../tests/support/serveStaticBuild.ts';

const routes = [
  '/api/how-tos',
  '/technical-guides/webhooks',
  '/products/nacre-auth',
  '/solutions/on-chain-loyalty/introduction',
  '/solutions/digital-product-passport/dpp-demo',
];

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const brotliBytes = (address: string) =>
  zlib.brotliCompressSync(fs.readFileSync(path.join(buildDirectory, new URL(address).pathname))).length;

async function main(): Promise<void> {
  const server = await serveStaticBuild();
  const browser = await launchBrowser();
  for (const route of routes) {
    // The viewport is so low that no demo is in view at first.
    const page = await browser.newPage({ viewport: { width: 1000, height: 200 } });
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto(server.address + route, { waitUntil: 'networkidle' });
    const ofDemo = () => loaded.filter((address) => /\/demo-[\w-]+\.\w+\.js$/.test(address));
    if (ofDemo().length > 0) throw new Error(`${route}: the demo is loaded before it is in view`);
    const before = new Set(loaded);
    const start = performance.now();
    await page.locator('[data-demo]').scrollIntoViewIfNeeded();
    await page.locator('[data-demo="ready"]').waitFor();
    const ms = Math.round(performance.now() - start);
    // The demo's own script, and the chunks that it shares with others.
    const scripts = loaded.filter((address) => !before.has(address) && address.endsWith('.js'));
    const bytes = scripts.map(brotliBytes);
    console.log(`${route}: ${bytes.map(kB).join(' + ')} brotli when scrolled to, there after ${ms} ms`);
    await page.close();
  }
  await browser.close();
  server.close();
}

void main();
