import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FinishedBuild } from '../../deploy/FinishedBuild.ts';
import { writeServedFiles } from '../../deploy/nginx/index.ts';
import { serveWithNginx, type Served } from './serveWithNginx.ts';

/** Serves a build as it is deployed, but uncompressed, for measurements outside the test runner. */
export async function serveDeployedBuild(build: FinishedBuild): Promise<Served> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'hosted-'));
  const clean = () => fs.rmSync(root, { recursive: true, force: true });
  try {
    await writeServedFiles(build, root, []);
    const served = await serveWithNginx(build, root);
    return { ...served, stop: () => served.stop().then(clean) };
  } catch (error) {
    clean();
    throw error;
  }
}
