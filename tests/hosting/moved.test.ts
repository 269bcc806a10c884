/** The shipped configuration in a real nginx, serving a small build with moved pages. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFinishedBuild } from '../../deploy/FinishedBuild.ts';
import { expectResponse } from '../support/hosts/expectResponse.ts';
import { oldAddresses } from '../support/hosts/requests.ts';
import { writeSmallBuild } from '../support/hosts/smallBuild.ts';
import { serveDeployedBuild } from './serveDeployedBuild.ts';
import type { Served } from './serveWithNginx.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'moved-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

describe.each(['/', '/sub/'])('nginx below %s', (base) => {
  let served: Served;
  beforeAll(async () => {
    const build = path.join(folder, `build${base.replaceAll('/', '-')}`);
    writeSmallBuild(build, base);
    served = await serveDeployedBuild(readFinishedBuild(build), []);
  });
  afterAll(async () => {
    const log = served.log();
    await served.stop();
    expect(log).toBe('');
  });

  it.each(oldAddresses)('$path', async (expected) => {
    const headers = { ...(expected.accept && { Accept: expected.accept }) };
    const sent = await fetch(served.origin + base + expected.path, { headers, redirect: 'manual' });
    await expectResponse(sent, expected, base);
  });
});
