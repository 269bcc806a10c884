import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const DEPLOY = path.resolve(import.meta.dirname, '../../../deploy');

/** Whether nginx is on this machine. */
export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).status === 0;

/** The shipped configuration, with the places of this machine in those of a container. */
function configuration(folder: string, site: string, port: number): string {
  const shipped = fs
    .readFileSync(path.join(DEPLOY, 'nginx.conf'), 'utf8')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('root /usr/share/nginx/html;', `root ${site};`)
    .replaceAll('/etc/nginx/snippets/docs-headers.conf', path.join(DEPLOY, 'headers.conf'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${path.join(folder, kind)};`,
  );
  return `daemon off;
pid ${path.join(folder, 'pid')};
error_log stderr error;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  ${temporary.join('\n  ')}
  ${shipped}
}
`;
}

/** Serves a built site as deploy/nginx.conf has it. */
export async function serveWithNginx(
  site: string,
  port: number,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const file = path.join(folder, 'nginx.conf');
  fs.writeFileSync(file, configuration(folder, site, port));
  const server = spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', file], { stdio: 'inherit' });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    fs.rmSync(folder, { recursive: true, force: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  for (;;) {
    if (server.exitCode !== null) throw new Error(`nginx ended with ${server.exitCode}`);
    const isUp = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (isUp) return { origin, stop };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
