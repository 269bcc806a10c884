import { expect, it } from 'vitest';
import { checkHostile, hashesOf } from './checkHostile.ts';
import type { Served } from './serveWithNginx.ts';
import { hostileRequests } from './hostileLines.ts';
import { isLong } from '../support/long.ts';

const COUNT = isLong ? 2000 : 200;

/** Sends requests that try to leave the host or the folder. */
export function hostileCases(get: () => Served): void {
  it(`answers ${COUNT} hostile requests without a redirect to another host and without another file`, async () => {
    const { build, root } = get();
    const allowed = hashesOf(root);
    const requests = hostileRequests(build.base, COUNT);
    expect(requests).toHaveLength(COUNT);
    for (const request of requests) await checkHostile(get(), request, allowed, [root, build.folder]);
  });
}
