import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { build } from 'esbuild';
import { answerFromSandbox } from '../sandboxBackend.ts';
import { callKeyServer, read, write } from './keyServer.ts';

const folder = path.resolve('tests/support/keyFrame');

/** Builds a bundle, and returns its chunks by path. Lazily loaded modules have their own chunks. */
async function bundle(input: string, name: string): Promise<Map<string, string>> {
  const { outputFiles } = await build({
    entryPoints: { [name]: input },
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: '/',
    write: false,
  });
  return new Map(outputFiles.map((file) => [file.path, file.text]));
}

let bundles: Promise<[sdk: Map<string, string>, frame: Map<string, string>]> | undefined;
let count = 0;

/**
 * Answers for a page with the SDK at one origin, and for the key frame with a sandbox's API at another, so that a browser
 * isolates them as it does in production. Each call has its own origins. No server listens there.
 */
export async function serveKeyFrame(context: BrowserContext) {
  bundles ??= Promise.all([
    bundle('packages/sdk-base/src/index.ts', 'sdk'),
    bundle('tests/support/keyFrame/frame.ts', 'frame'),
  ]);
  const [sdk, frameScript] = await bundles;
  count += 1;
  const pageOrigin = `http://127.0.0.1:${20_000 + count}`;
  const frameOrigin = `http://localhost:${20_000 + count}`;
  /** Every request to the API and from the key frame, with its raw body. */
  const received: { path: string; body: Buffer }[] = [];
  context.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === frameOrigin)
      received.push({ path: pathname, body: request.postDataBuffer() ?? Buffer.of() });
  });
  await context.route(`${frameOrigin}/**`, async (route, request) => {
    const { pathname } = new URL(request.url());
    const script = frameScript.get(pathname);
    if (script !== undefined) return route.fulfill({ contentType: 'text/javascript', body: script });
    if (pathname.startsWith('/key-frame/')) {
      const args = read(request.postData() ?? '');
      const body = write(await callKeyServer(sandbox.keyServer, path.basename(pathname), args));
      return route.fulfill({ contentType: 'application/json', body });
    }
    const headers: Record<string, string> = pathname.startsWith('/denied')
      ? { 'X-Frame-Options': 'DENY' }
      : {};
    return route.fulfill({ headers, path: path.join(folder, 'index.html') });
  });
  const keyFrame = { signaturesToConfirm: 'all', offerRecovery: 'before-first-transfer' } as const;
  const { sandbox } = await answerFromSandbox(context, { address: `${frameOrigin}/v1`, keyFrame });
  await context.route(`${pageOrigin}/**`, (route, request) => {
    const { pathname } = new URL(request.url());
    const script = sdk.get(pathname);
    if (script !== undefined) return route.fulfill({ contentType: 'text/javascript', body: script });
    if (pathname === '/page.js') return route.fulfill({ path: path.join(folder, 'page.js') });
    // The policy from the guide, with this frame's origin.
    const frames = pathname === '/forbidding' ? "'none'" : frameOrigin;
    const policy = `default-src 'none'; script-src 'self'; connect-src ${frameOrigin}; frame-src ${frames}`;
    return route.fulfill({
      contentType: 'text/html',
      headers: { 'Content-Security-Policy': policy },
      body: '<!doctype html><title>Shop</title><button>Buy</button><script type="module" src="/page.js"></script>',
    });
  });
  return { pageOrigin, frameOrigin, received, sandbox };
}

/** The servers' state, which a test can inspect and change. */
export type KeyFrameServers = Awaited<ReturnType<typeof serveKeyFrame>>;
