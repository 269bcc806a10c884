import http from 'node:http';
import type { FinishedBuild } from '../../../deploy/FinishedBuild.ts';
import type { Served } from '../../../tests/hosting/serveWithNginx.ts';

/** What came of many requests. Times are in milliseconds. */
interface Load {
  errors: string[];
  seconds: number;
  bytes: number;
  p50: number;
  p99: number;
  slowest: number;
}

/** Every address of the site: pages at their own, other files at theirs. */
function addressesOf({ base, files, pages }: FinishedBuild): string[] {
  const html = new Map(pages.map(({ file, path }) => [file, path]));
  return files.filter((file) => file !== '404.html').map((file) => base + (html.get(file) ?? file));
}

/** Gets an address, and gives the bytes that came, or what is wrong. */
function get(agent: http.Agent, port: number, path: string): Promise<number | string> {
  return new Promise((resolve) => {
    http
      .get(
        { host: '127.0.0.1', port, path, agent, headers: { 'accept-encoding': 'gzip, br' } },
        (response) => {
          let bytes = 0;
          response.on('data', (part: Buffer) => (bytes += part.length));
          response.once('error', (error) => resolve(`${path}: ${error.message}`));
          response.once('end', () => {
            const isWhole = bytes === Number(response.headers['content-length']);
            resolve(
              response.statusCode === 200 && isWhole
                ? bytes
                : `${path}: ${response.statusCode}, ${bytes} bytes`,
            );
          });
        },
      )
      .once('error', (error) => resolve(`${path}: ${error.message}`));
  });
}

/** Asks for the site's addresses in turn, again and again, so many in all and so many at a time. */
export async function load({ build, port }: Served, count: number, atOnce: number): Promise<Load> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce });
  const addresses = addressesOf(build);
  const times: number[] = [];
  const errors: string[] = [];
  let next = 0;
  let bytes = 0;
  const work = async () => {
    for (let index = next++; index < count; index = next++) {
      const start = performance.now();
      const result = await get(agent, port, addresses[index % addresses.length] ?? build.base);
      times.push(performance.now() - start);
      if (typeof result === 'string') errors.push(result);
      else bytes += result;
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: atOnce }, work));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
  return { errors, seconds, bytes, p50: at(0.5), p99: at(0.99), slowest: at(1) };
}
