import http from 'node:http';
import type { FinishedBuild } from '../../../deploy/FinishedBuild.ts';
import type { Served } from '../../../tests/hosting/serveWithNginx.ts';

/** The results of many requests. The times `p50`, `p99` and `slowest` are in milliseconds. */
interface Load {
  errors: string[];
  seconds: number;
  bytes: number;
  p50: number;
  p99: number;
  slowest: number;
}

/** Returns every path of the site. Pages have their routes, other files their own paths. */
function addressesOf({ base, files, pages }: FinishedBuild): string[] {
  const html = new Map(pages.map(({ file, path }) => [file, path]));
  return files.filter((file) => file !== '404.html').map((file) => base + (html.get(file) ?? file));
}

/** Requests a path, and returns the number of received bytes, or an error message. */
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
            const isComplete = bytes === Number(response.headers['content-length']);
            resolve(
              response.statusCode === 200 && isComplete
                ? bytes
                : `${path}: ${response.statusCode}, ${bytes} bytes`,
            );
          });
        },
      )
      .once('error', (error) => resolve(`${path}: ${error.message}`));
  });
}

/** Requests the site's paths in turn and repeatedly, `count` times in total and `atOnce` at a time. */
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
  const quantile = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
  return { errors, seconds, bytes, p50: quantile(0.5), p99: quantile(0.99), slowest: quantile(1) };
}
