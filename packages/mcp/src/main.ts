import { fileURLToPath } from 'node:url';
import { inspect, parseArgs } from 'node:util';
import { version } from '../package.json';
import { SampleChecker } from './check/SampleChecker.ts';
import { serveOverHttp } from './serve/serveOverHttp.ts';
import { serveOverStdio } from './serve/serveOverStdio.ts';
import { loadSite } from './site/loadSite.ts';
import { DEFAULT_PORT, optionDefinitions } from './optionDefinitions.ts';

function readPort(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) {
    throw new Error(`--port must be a number from 0 to 65535, and is ${text}`);
  }
  return Number(text);
}

const helpText = (): string =>
  [
    'Usage: nacre-docs-mcp [options]',
    '',
    "A Model Context Protocol server for Nacre's documentation.",
    '',
    ...optionDefinitions.map(
      ({ name, value, description }) =>
        `  ${`--${name}${value ? ` <${value}>` : ''}`.padEnd(22)}${description.replaceAll('`', '')}`,
    ),
  ].join('\n');

/** Logs to standard error, because clients read messages from standard output. */
const log = (line: string): void => void process.stderr.write(`${line}\n`);

/** Runs the command line. */
export async function main(args: readonly string[]): Promise<void> {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        http: { type: 'boolean' },
        port: { type: 'string' },
        host: { type: 'string' },
        'allow-host': { type: 'string', multiple: true },
        site: { type: 'string' },
        help: { type: 'boolean' },
        version: { type: 'boolean' },
      },
    });
    if (values.help) return void process.stdout.write(`${helpText()}\n`);
    if (values.version) return void process.stdout.write(`${version}\n`);
    const lone = (['port', 'host', 'allow-host'] as const).find((name) => values[name] !== undefined);
    if (lone && !values.http) throw new Error(`--${lone} requires --http`);
    const { host = '127.0.0.1', 'allow-host': allowedHosts = [] } = values;
    const port = values.port === undefined ? DEFAULT_PORT : readPort(values.port);
    logUncaughtErrors();
    const site = loadSite(values.site ?? fileURLToPath(new URL('../site', import.meta.url)));
    const checker = new SampleChecker(site.types);
    if (!values.http) return serveOverStdio(site, checker, log);
    const { url, close } = await serveOverHttp(site, checker, { host, port, allowedHosts }, log);
    log(`Nacre's docs are served at ${url}`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      // A second signal ends the process at once.
      process.once(signal, () => void close().then(() => checker.close()));
    }
  } catch (error) {
    log(`nacre-docs-mcp: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}

/**
 * Keeps the server running after an unexpected error, because an error in one request must not affect other clients.
 * The served data never changes, so an error can't leave it inconsistent.
 */
function logUncaughtErrors(): void {
  // The reader of the log may disconnect before the clients do.
  process.stderr.on('error', () => undefined);
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => log(`nacre-docs-mcp: ${inspect(error)}`));
  }
}
