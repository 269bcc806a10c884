import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { build, type BuildOptions } from 'esbuild';
import { entrySources } from '../../packages/model/src/packages.ts';
import { collectErrors } from '../support/site.ts';

const folder = path.resolve('tests/support/hydration');

const shared: BuildOptions = {
  bundle: true,
  write: false,
  format: 'esm',
  jsx: 'automatic',
  alias: entrySources(process.cwd()),
  // Only React's development build prints its warnings.
  define: { 'process.env.NODE_ENV': '"development"' },
};

/** Renders the app to a string on the server. */
async function renderOnServer(): Promise<string> {
  const { outputFiles } = await build({
    ...shared,
    stdin: {
      contents: `import { renderToString } from 'react-dom/server';
        import { App } from './App.tsx';
        process.stdout.write(renderToString(<App />));`,
      resolveDir: folder,
      loader: 'tsx',
    },
    platform: 'node',
    format: 'cjs',
  });
  const input = outputFiles?.[0]?.contents ?? '';
  return execFileSync(process.execPath, ['--input-type=commonjs', '-'], { input, encoding: 'utf8' });
}

test.use({ locale: 'de-DE' });

test('server-rendered markup hydrates in a German browser without a difference', async ({ page }) => {
  const html = await renderOnServer();
  expect(html).toContain('12,345.67');
  const { outputFiles } = await build({
    ...shared,
    entryPoints: [`${folder}/browser.tsx`],
    platform: 'browser',
  });
  const script = outputFiles?.[0]?.text ?? '';
  const server = createServer((request, response) => {
    const isScript = request.url === '/app.js';
    response.writeHead(200, { 'Content-Type': isScript ? 'text/javascript' : 'text/html; charset=utf-8' });
    response.end(
      isScript
        ? script
        : `<!doctype html><title>App</title><link rel="icon" href="data:,"><div id="root">${html}</div><script type="module" src="/app.js"></script>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const messages = collectErrors(page, ['warning', 'error']);

  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  expect(await page.evaluate(() => (1.5).toLocaleString())).toBe('1,5');
  await expect(page.locator('h1')).toHaveText('signed-out');
  await expect(page.locator('p')).toHaveText(/^12,345\.67\sPOL$/);
  expect(messages).toEqual([]);
  await new Promise((resolve) => server.close(resolve));
});
