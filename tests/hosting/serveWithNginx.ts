import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FinishedBuild } from '../../deploy/FinishedBuild.ts';
import { configurationFiles, writeServedFiles } from '../../deploy/nginx/index.ts';
import { writeFile } from '../../packages/model/src/files.ts';
import { freePort } from '../support/freePort.ts';
import { nginxConfiguration, runNginx } from '../support/runNginx.ts';

/** A running nginx. */
export interface Served {
  build: FinishedBuild;
  /** The folder that contains the site's base path. */
  root: string;
  port: number;
  origin: string;
  /** Returns nginx's error log, which is empty unless something is wrong. */
  log: () => string;
  stop: () => Promise<void>;
}

/** Replaces a server's path or port in the shipped configuration by this machine's. */
function replaceOnce(text: string, shipped: string, replacement: string): string {
  const parts = text.split(shipped);
  if (parts.length !== 2)
    throw new Error(`the configuration contains "${shipped}" ${parts.length - 1} times instead of once`);
  return parts.join(replacement);
}

function writeConfiguration(folder: string, build: FinishedBuild, root: string, port: number): string {
  for (const [file, content] of Object.entries(configurationFiles(build)))
    writeFile(path.join(folder, file), content);
  const server = path.join(folder, 'conf.d/default.conf');
  const shipped = fs.readFileSync(server, 'utf8');
  const withPort = replaceOnce(shipped, 'listen 8080;', `listen 127.0.0.1:${port};`);
  fs.writeFileSync(server, replaceOnce(withPort, 'root /usr/share/nginx/html;', `root ${root};`));
  const main = path.join(folder, 'nginx.conf');
  fs.writeFileSync(main, nginxConfiguration(folder, 'include conf.d/*.conf;'));
  return main;
}

/** Starts nginx with the shipped configuration for a build, on a free port. */
export async function serveWithNginx(build: FinishedBuild, root: string): Promise<Served> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const port = await freePort('127.0.0.1');
  const stopNginx = await runNginx(writeConfiguration(folder, build, root, port), port);
  return {
    ...{ build, root, port, origin: `http://127.0.0.1:${port}` },
    log: () => fs.readFileSync(`${folder}/log`, 'utf8'),
    stop: async () => {
      await stopNginx();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

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
