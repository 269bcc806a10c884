import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FinishedBuild } from '../../deploy/FinishedBuild.ts';
import { configurationFiles } from '../../deploy/nginx/index.ts';
import { findNginx } from '../support/nginx.ts';
import { freePort } from '../support/freePort.ts';

/** A running nginx. */
export interface Served {
  build: FinishedBuild;
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

const KINDS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** The `nginx.conf` of a distribution, which includes ours. */
const around = (folder: string): string => `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/pid;
error_log ${folder}/log warn;
events {}
http {
  access_log off;
  ${KINDS.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  include conf.d/*.conf;
}
`;

function writeConfiguration(folder: string, build: FinishedBuild, root: string, port: number): string {
  for (const [file, content] of Object.entries(configurationFiles(build))) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), content);
  }
  const server = path.join(folder, 'conf.d/default.conf');
  const shipped = fs.readFileSync(server, 'utf8');
  const withPort = replaceOnce(shipped, 'listen 8080;', `listen 127.0.0.1:${port};`);
  fs.writeFileSync(server, replaceOnce(withPort, 'root /usr/share/nginx/html;', `root ${root};`));
  const main = path.join(folder, 'nginx.conf');
  fs.writeFileSync(main, around(folder));
  return main;
}

/** Starts nginx with the shipped configuration for a build, on a free port. */
export async function serveWithNginx(build: FinishedBuild, root: string): Promise<Served> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const port = await freePort('127.0.0.1');
  const main = writeConfiguration(folder, build, root, port);
  const server = spawn(findNginx() ?? 'nginx', ['-p', folder, '-e', `${folder}/log`, '-c', main], {
    stdio: 'inherit',
  });
  const end = () => server.kill('SIGTERM');
  process.once('exit', end);
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const log = () => (fs.existsSync(`${folder}/log`) ? fs.readFileSync(`${folder}/log`, 'utf8') : '');
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    process.removeListener('exit', end);
    end();
    await ended;
    fs.rmSync(folder, { recursive: true, force: true });
  };
  const isUp = () =>
    fetch(origin).then(
      () => true,
      () => false,
    );
  while (!(await isUp())) {
    if (server.exitCode !== null) throw new Error(`nginx ended with ${server.exitCode}:\n${log()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return { build, port, origin, log, stop };
}
